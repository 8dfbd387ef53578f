import { Writable } from 'node:stream'
import { addTeams } from '@thrive/testkit/team'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { buildHr, buildHrServer, HR } from './build.ts'

interface Audit {
  lines: { at: string; who: string; what: string; team: string | null; teams: number | null }[]
  next_cursor: string | null
}

const { client, token, ask, sql, url } = await buildHrServer()
const audit = (cursor = '') => ask<Audit>(`/api/admin/audit?cursor=${cursor}`)
const isSignIn = ({ what }: { what: string }) => /^(signed_|sign_in_)/.test(what)

test('viewing a result leaves a line each time, with the same mark for the same team', async () => {
  const [one, other] = await addTeams(sql, [{ name: 'Team Secret' }, {}])
  for (const uuid of [one, one?.toUpperCase(), other]) await ask(`/api/admin/single/${uuid}`)
  const lines = (await audit()).lines.filter((line) => !isSignIn(line))
  expect(lines.map(({ who, what }) => [who, what])).toEqual(Array(3).fill([HR.email, 'viewed']))
  expect(lines[1]?.team).toBe(lines[2]?.team)
  expect(lines[0]?.team).not.toBe(lines[1]?.team)
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${one}|${other}|Secret`))
  expect(Math.abs(Date.parse(lines[0]?.at ?? '') - Date.now())).toBeLessThan(60_000)
})

test('a session that is erased while its summary is read is closed', async () => {
  const uuid = await client.start('v1')
  const eraser = await sql.connect()
  try {
    await eraser.query('begin')
    await eraser.query('lock table audit_line in exclusive mode')
    const reading = client.get(`/api/session/summary/${uuid}`, token)
    const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
    await vi.waitFor(async () => expect((await sql.query(waiting)).rowCount).toBe(1))
    await eraser.query('delete from session where uuid = $1', [uuid])
    await eraser.query('commit')
    expect(await reading).toMatchObject({ status: 401, body: { error: 'session-closed' } })
  } finally {
    eraser.release()
  }
})

test('a result that is not there, figures and the log itself leave none', async () => {
  const before = (await audit()).lines.length
  await client.get('/api/admin/single/00000000-0000-4000-8000-000000000000', token)
  for (const path of ['insight', 'audit']) await ask(`/api/admin/${path}`)
  expect((await audit()).lines).toHaveLength(before)
})

describe('what HR opens by a call that teams make too', () => {
  const whatHappens = async (path: string, headers = {}) => {
    const before = (await audit()).lines.length
    expect((await client.get(path, headers)).status).toBe(200)
    const { lines } = await audit()
    return lines.slice(0, lines.length - before).map(({ who, what, team }) => ({ who, what, team }))
  }
  const pictured = async () => {
    const uuid = await client.start('v1')
    const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    const photo = new File([new Uint8Array(await picture.png().toBuffer())], 'photo.png')
    expect((await client.post('/api/session/photo', { uuid, photo })).status).toBe(200)
    return uuid
  }

  test.each([
    ['the photo', 'saw_photo', (uuid: string) => `/photo/${uuid}`],
    ['the answers page', 'opened_answers', (uuid: string) => `/api/session/summary/${uuid}`],
  ])('%s leaves a line with who it was; a team, or a login that ended, leaves none', async (_, what, pathOf) => {
    const uuid = await pictured()
    const line = { who: HR.email, what, team: expect.stringMatching(/^[0-9a-f]{12}$/) }
    expect(await whatHappens(pathOf(uuid), token)).toEqual([line])
    expect(await whatHappens(pathOf(uuid), token)).toEqual([line])
    expect(await whatHappens(pathOf(uuid))).toEqual([])
    expect(await whatHappens(pathOf(uuid), { authorization: 'Bearer made-up' })).toEqual([])
  })

  test('a photo that is not there leaves none', async () => {
    const before = (await audit()).lines.length
    expect((await client.get(`/photo/${await client.start()}`, token)).status).toBe(404)
    expect((await audit()).lines).toHaveLength(before)
  })
})

test('the list leaves a line once an hour for each account', async () => {
  const own = await buildHrServer()
  await buildHr(own.url, { email: 'other@example.org', password: 'another long password' })
  const other = await own.client.login('other@example.org', 'another long password')
  const look = async () => {
    for (const search of ['', 'a', 'ab']) await own.ask(`/api/admin/table?search=${search}`)
    await own.client.get('/api/admin/table', other)
    const { lines } = await own.ask<Audit>('/api/admin/audit')
    return lines.filter((line) => !isSignIn(line)).map(({ who, what }) => `${who} ${what}`)
  }
  expect(await look()).toEqual(['other@example.org listed', `${HR.email} listed`])
  expect(await look()).toHaveLength(2)
  await own.sql.query("update audit_line set at = at - interval '61 minutes'")
  expect(await look()).toHaveLength(4)
})

test('a line keeps the address of then', async () => {
  const account = { email: 'Colleague@example.org', password: 'another long password' }
  await buildHr(url, account)
  const [uuid] = await addTeams(sql, [{}])
  await client.get(`/api/admin/single/${uuid}`, await client.login(account.email, account.password))
  await sql.query("delete from hr_account where email = 'Colleague@example.org'")
  expect((await audit()).lines[0]?.who).toBe('Colleague@example.org')
})

test('lines are dropped by the daily job when they are past their time', async () => {
  const own = await buildHrServer({ AUDIT_MONTHS: '6' })
  await own.sql.query(`insert into audit_line (who, what, at) values
    ('long ago', 'exported', now() - interval '6 months 1 hour'), ('lately', 'exported', now() - interval '5 months')`)
  await own.sql.query("select graphile_worker.add_job('drop-expired')")
  const whoIsNamed = async () =>
    (await own.ask<Audit>('/api/admin/audit')).lines.filter((line) => !isSignIn(line)).map(({ who }) => who)
  await expect.poll(whoIsNamed, { timeout: 15_000 }).toEqual(['lately'])
})

test('comes in pages, newest first', async () => {
  await sql.query("insert into audit_line (who, what) select 'n' || n, 'exported' from generate_series(1, 250) as n")
  const seen: Audit['lines'] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Audit = await audit(cursor)
    seen.push(...page.lines)
    cursor = page.next_cursor
  }
  expect(seen.slice(0, 250).map(({ who }) => who)).toEqual(Array.from({ length: 250 }, (_, i) => `n${250 - i}`))
  expect(new Set(seen.map((line) => JSON.stringify(line))).size).toBeGreaterThanOrEqual(250)
  expect((await client.get('/api/admin/audit?cursor=x', token)).status).toBe(400)
})

describe('signing in and out', () => {
  const lately = async (count: number) => (await audit()).lines.slice(0, count).map(({ who, what }) => `${who} ${what}`)

  test('leaves who came, went and failed; of an address that no account has, only that somebody failed', async () => {
    const own = await client.login(HR.email.toUpperCase(), HR.password)
    await client.post('/api/admin/logout', {}, own)
    const typed = 'my secret passphrase'
    for (const email of [HR.email, 'nobody@example.org', typed])
      expect((await client.post('/api/admin/login', { email, password: 'wrong' })).status).toBe(401)
    expect(await lately(5)).toEqual([
      'unknown sign_in_failed',
      'unknown sign_in_failed',
      `${HR.email} sign_in_failed`,
      `${HR.email} signed_out`,
      `${HR.email} signed_in`,
    ])
    expect(JSON.stringify(await audit())).not.toMatch(/nobody@|passphrase/)
  })
})

describe('AUDIT_LOG', () => {
  const tell = async (own: Awaited<ReturnType<typeof buildHrServer>>) => {
    await own.sql.query("select graphile_worker.add_job('tell-audit')")
    const waiting = "select from graphile_worker.jobs where task_identifier = 'tell-audit'"
    await expect.poll(async () => (await own.sql.query(waiting)).rowCount, { timeout: 15_000 }).toBe(0)
  }
  const build = async (AUDIT_LOG: string) => {
    const lines: string[] = []
    const logStream = new Writable({
      write(chunk, _, done) {
        lines.push(...String(chunk).split('\n').filter(Boolean))
        done()
      },
    })
    const own = await buildHrServer({ AUDIT_LOG, LOG_LEVEL: 'info' }, { logStream })
    return { own, told: () => lines.map((line) => JSON.parse(line)).flatMap(({ audit: entry }) => entry ?? []) }
  }

  test('writes each entry to the log as JSON, once; not those of long ago', async () => {
    const { own, told } = await build('on')
    await own.sql.query(`insert into audit_line (who, what, whom, detail, at) values
      ('long ago', 'exported', null, null, now() - interval '2 days'),
      ('noor@example.org', 'role_changed', 'tom@example.org', 'analyst', now())`)
    await tell(own)
    await tell(own)
    expect(told()).toMatchObject([
      { who: HR.email, what: 'signed_in' },
      { who: 'noor@example.org', what: 'role_changed', whom: 'tom@example.org', detail: 'analyst' },
    ])
    expect(Date.parse(told()[1].at)).toBeGreaterThan(Date.now() - 60_000)
  })

  test('off leaves HR’s addresses out of it', async () => {
    const { own, told } = await build('off')
    await tell(own)
    expect(told()).toEqual([])
  })
})
