import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { dayOf } from '@thrive/domain'
import { addTeams } from '@thrive/testkit/team'
import { describe, expect, test } from 'vitest'
import { finishRestore } from '../src/cli/finish-restore.ts'
import { openLibrary } from '../src/features/content/library.ts'
import { endOrganisation } from '../src/features/hr/ending/service.ts'
import { openOrganisation } from '../src/features/organisation/service.ts'
import { connect } from '../src/infra/database.ts'
import { openEvents } from '../src/infra/events.ts'
import { openMediaStore, openPhotoStore } from '../src/infra/storage.ts'
import { buildMember, buildServer, HR, onEnd, testEnv } from './build.ts'
import { clientOf } from './client.ts'
import { buildRounds } from './round.ts'
import { rowsPerTable } from './row-counts.ts'

const ZONE = 'Europe/Amsterdam'
const DAY_MS = 86_400_000

interface Ending {
  word: string
  goes: { sessions: number; rounds: number; accounts: number } | null
  from: string
  asked: { by: string; at: string } | null
  lastTakeOut: string | null
}

async function build(withMail = false) {
  const folder = testEnv('postgres://nowhere').PHOTO_FOLDER
  const server = await buildRounds({ TIME_ZONE: ZONE, PHOTO_FOLDER: folder }, withMail ? {} : null)
  const { client, token, ask, sql } = server
  await client.post('/api/admin/organisation', { name: 'Havenlicht' }, token)
  return {
    ...server,
    folder,
    ending: () => ask<Ending>('/api/admin/ending?count=true'),
    erase: (name: string, as = token) => client.post('/api/admin/ending', { name }, as),
    stop: (as = token) => client.post('/api/admin/ending/stop', {}, as),
    /** The week is over. */
    pass: () => sql.query("update organisation set erase_at = now() - interval '1 second'"),
    sessions: async () => (await sql.query('select count(*)::int from session')).rows[0].count as number,
    entries: async () =>
      (await sql.query("select who, what from audit_line where what like 'ending%' order by id")).rows,
  }
}

/** The parts that the job uses, without a server beside it. */
async function partsOf(url: string, folder: string) {
  const env = testEnv(url, { PHOTO_FOLDER: folder, TIME_ZONE: ZONE })
  const db = connect({ url, pool: 3 })
  onEnd(() => db.destroy())
  return {
    env,
    db,
    events: openEvents(),
    library: openLibrary(db),
    log: { warn() {} } as never,
    media: await openMediaStore(env),
    takeOuts: await openPhotoStore(env, 'take-out'),
    organisation: await openOrganisation(db, env),
  }
}

describe('erasing the organisation', async () => {
  const server = await build()
  const { ending, erase, stop, entries, sql } = server
  await addTeams(sql, [{}, {}, { finished: null }])
  await server.planned(['an@example.org'])

  test('says what it erases, and needs the name typed', async () => {
    expect(await ending()).toMatchObject({
      word: 'Havenlicht',
      asked: null,
      goes: { sessions: 3, rounds: 1, accounts: 1 },
    })
    expect(await erase('Havenlich')).toMatchObject({ status: 400, body: { error: 'wrong-erasure-name' } })
    expect((await ending()).asked).toBeNull()
  })

  test('begins after seven whole days; asking again changes nothing', async () => {
    expect(await erase(' Havenlicht ')).toMatchObject({ status: 200 })
    const { from, asked } = await ending()
    expect(dayOf(from, ZONE)).toBe(dayOf(Date.now() + 8 * DAY_MS, ZONE))
    expect(asked?.by).toBe(HR.email)
    await erase('Havenlicht')
    expect(await entries()).toEqual([{ who: HR.email, what: 'ending_asked' }])
  })

  test('is stopped by any owner', async () => {
    const other = await buildMember(server, 'other@example.org', 'owner')
    expect(await stop(other)).toMatchObject({ status: 200 })
    expect((await ending()).asked).toBeNull()
    expect(await stop(other)).toMatchObject({ status: 200 })
    expect((await entries()).at(-1)).toEqual({ who: 'other@example.org', what: 'ending_stopped' })
    expect(await entries()).toHaveLength(2)
  })

  test('cannot be stopped once it has begun', async () => {
    await erase('Havenlicht')
    await server.pass()
    expect(await stop()).toMatchObject({ status: 409, body: { error: 'ending-begun' } })
    await sql.query('update organisation set erase_at = null, erase_asked_by = null, erase_asked_at = null')
  })
})

test('each owner gets a mail at once and on the last day', async () => {
  const server = await build(true)
  await buildMember(server, 'other@example.org', 'owner')
  await buildMember(server, 'reader@example.org', 'analyst')
  expect(await server.erase('Havenlicht')).toMatchObject({ status: 200 })
  const addresses = () => server.mails.map(({ to }) => to).toSorted()
  await expect.poll(addresses, { timeout: 10_000 }).toEqual([HR.email, 'other@example.org'])
  expect(server.mails[0]?.text).toContain(`${HR.email} asked to erase Havenlicht.`)
  await server.sql.query("update graphile_worker._private_jobs set run_at = now() where key = 'warn-of-end:last-day'")
  await server.sql.query("select graphile_worker.add_job('tell-audit')")
  await expect.poll(addresses, { timeout: 10_000 }).toHaveLength(4)
})

test('a restored copy erases nothing that an owner may have stopped since', async () => {
  const { url, folder, erase, pass, ending, sessions, entries, client, sql } = await build()
  await client.start('v2')
  await erase('Havenlicht')
  await pass()
  await sql.query('update organisation set retention_next = 1, retention_next_at = now()')
  await finishRestore(testEnv(url, { PHOTO_FOLDER: folder, TIME_ZONE: ZONE }))
  await endOrganisation(await partsOf(url, folder))
  expect((await ending()).asked).toBeNull()
  expect(await sessions()).toBe(1)
  expect((await entries()).at(-1)).toEqual({ who: 'restore', what: 'ending_stopped' })
  expect((await sql.query('select retention_next from organisation')).rows).toEqual([{ retention_next: null }])
})

test('when the week is over, what is left is an installation as new; killed midway it goes on', {
  timeout: 120_000,
}, async () => {
  const fresh = await buildServer({ TIME_ZONE: ZONE })
  const asNew = await rowsPerTable(fresh.sql)
  const server = await build()
  const { sql, client, token, url, folder } = server
  await addTeams(
    sql,
    Array.from({ length: 700 }, () => ({ answers: new Map([[1, '50']]) })),
  )
  const playing = await client.start()
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const photo = new File([png], 'a.png')
  expect((await client.post('/api/session/photo', { uuid: playing, photo })).status).toBe(200)
  await server.planned(['E-mail,Department', 'an@example.org,Sales'])
  await client.post('/api/admin/people/invite', { email: 'new@example.org', role: 'viewer', lang: 'en' }, token)
  await client.post('/api/admin/take-out', {}, token)
  const isMade = async () => (await sql.query('select state from take_out')).rows[0]?.state
  await expect.poll(isMade, { timeout: 30_000 }).toBe('ready')
  // What authors published and drafted.
  await sql.query(`insert into content_revision (version_slug, hash, workshop)
    select version_slug, 'own', workshop from content_revision where version_slug = 'v2' limit 1`)
  await sql.query(`update published_version set by_people = true, published_by = 'an@example.org', draft_number = 4,
    revision_id = (select id from content_revision where hash = 'own') where version_slug = 'v2'`)
  await sql.query(`insert into studio_place (version_slug, place, lang, number, by, draft)
    values ('v2', 'survey/1', 'en', 4, 'an@example.org', '"x"')`)
  await server.erase('Havenlicht')

  await server.app.close()
  const parts = await partsOf(url, folder)
  await endOrganisation(parts)
  expect(await server.sessions(), 'not before its moment').toBe(701)
  await server.pass()

  const killed = new AbortController()
  parts.events.once('erased', () => killed.abort())
  await endOrganisation(parts, killed.signal)
  expect(await server.sessions()).toBe(201)
  const dying = {
    ...parts.takeOuts,
    list: () => {
      throw new Error('killed')
    },
  }
  await expect(endOrganisation({ ...parts, takeOuts: dying })).rejects.toThrow()
  expect(await server.sessions()).toBe(0)
  expect((await sql.query('select count(*)::int from hr_account')).rows[0].count).toBe(1)

  await endOrganisation(parts)
  expect(await rowsPerTable(sql)).toEqual(asNew)
  const { rows } = await sql.query('select name, erase_at, time_zone from organisation')
  expect(rows).toEqual([{ name: '', erase_at: null, time_zone: ZONE }])
  const { rows: published } = await sql.query(
    'select by_people, revision_id = release_id as standard from published_version',
  )
  expect(published).toEqual([
    { by_people: false, standard: true },
    { by_people: false, standard: true },
  ])
  expect(readdirSync(join(folder, 'take-out'))).toEqual([])
  await endOrganisation(parts)

  // Its jobs drop the photos and write the lists for restored copies; a team can start, and an operator make an owner.
  const again = await buildServer({ DATABASE_URL: url, PHOTO_FOLDER: folder, TIME_ZONE: ZONE })
  await expect.poll(() => readdirSync(folder).filter((name) => name.endsWith('.jpg')), { timeout: 20_000 }).toEqual([])
  await expect.poll(() => readdirSync(join(folder, 'erased')).length, { timeout: 20_000 }).toBeGreaterThan(0)
  const newClient = clientOf(again.app)
  expect(await newClient.start('v2')).toMatch(/^[\da-f-]{36}$/)
  const owner = await buildMember({ client: newClient, url }, 'first@example.org', 'owner')
  expect((await newClient.get('/api/admin/people', owner)).status).toBe(200)
})
