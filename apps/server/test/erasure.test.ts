import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addTeams } from '@thrive/testkit/team'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openLibrary } from '../src/features/content/library.ts'
import { eraseExpired, eraseTeams } from '../src/features/hr/teams/erasure-service.ts'
import { connect } from '../src/infra/database.ts'
import { openEvents } from '../src/infra/events.ts'
import { buildHrServer, buildServer, HR, onEnd } from './build.ts'
import type { Client } from './client.ts'
import { photosIn } from './photos.ts'

const TABLES = ['session', 'answer', 'opinion']

const photo = async () => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0e9488' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'photo.png')
}

/** Creates a team with every kind of data a team can leave behind. */
async function wholeTeam(client: Client, name = 'The Quarks') {
  const uuid = await client.start('v1', `${crypto.randomUUID()}@example.org`)
  await client.save(uuid, [
    { question_id: 1, value: 60 },
    { question_id: 2, value: 'our words' },
  ])
  await client.walk(uuid, 'v1')
  await client.post('/api/session/photo', { uuid, photo: await photo() })
  await client.post('/api/session/name', { uuid, name })
  await client.post('/api/opinion/set', { uuid, type: 'relevant', score: '3' })
  return uuid
}

async function build(settings: Parameters<typeof buildServer>[0] = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'thrive-photos-'))
  const server = await buildHrServer({ PHOTO_FOLDER: folder, ...settings })
  const { client, token, sql } = server
  const counts = async () => {
    const { rows } = await sql.query(
      `select ${TABLES.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ')}`,
    )
    return rows[0] as Record<string, number>
  }
  const db = connect({ url: server.url, pool: 2 })
  onEnd(() => db.destroy())
  return {
    ...server,
    folder,
    counts,
    erase: (uuid: string, name: string) => client.post('/api/admin/erase', { uuid, name }, token),
    deps: { db, events: openEvents(), library: openLibrary(db) },
  }
}

describe('erasing a team', async () => {
  const { client, erase, counts, folder, sql, ask } = await build()
  const uuid = await wholeTeam(client)

  test.each(['', 'The quarks', 'The Quarks!', 'someone else'])('asks for its name: %j will not do', async (name) => {
    expect(await erase(uuid, name)).toMatchObject({ status: 400, body: { error: 'wrong-erasure-name' } })
    expect((await client.get(`/api/answer/${uuid}`)).status).toBe(200)
  })

  test('leaves nothing: no row, no file, no way in', async () => {
    expect(photosIn(folder)).toHaveLength(1)
    expect(await erase(uuid, 'The Quarks')).toMatchObject({ status: 200, body: { erased: true } })
    expect(await counts()).toEqual({ session: 0, answer: 0, opinion: 0 })
    expect((await client.get(`/photo/${uuid}`)).status).toBe(404)
    for (const path of ['answer', 'question', 'session/question', 'session/results', 'version/plan'])
      expect((await client.get(`/api/${path}/${uuid}`)).status, path).toBe(401)
    expect((await client.save(uuid, [{ question_id: 2, value: 'too late' }])).status).toBe(401)
    expect((await ask<{ teams: number }>('/api/admin/insight')).teams).toBe(0)
    await expect.poll(() => photosIn(folder)).toEqual([])
    const { rows } = await sql.query('select count(*)::int as n from graphile_worker.jobs where task_identifier = $1', [
      'drop-photo',
    ])
    expect(rows).toEqual([{ n: 0 }])
  })

  test('a second time finds nothing', async () => {
    expect((await erase(uuid, 'The Quarks')).status).toBe(404)
  })

  test('leaves one line that says who and when, and nothing of the team', async () => {
    const { lines } = await ask<{ lines: Record<string, unknown>[] }>('/api/admin/audit')
    expect(lines.filter(({ what }) => what !== 'signed_in')).toEqual([
      {
        at: expect.any(String),
        who: HR.email,
        name: null,
        what: 'erased',
        kind: 'erased',
        changes: [],
        team: expect.stringMatching(/^[0-9a-f]{12}$/),
        teams: null,
        whom: null,
        detail: null,
      },
    ])
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${uuid}|Quarks`))
  })

  test('a team without a name goes by its e-mail address', async () => {
    const nameless = await client.start('v2', 'Nameless@example.org')
    expect((await erase(nameless, '')).status).toBe(400)
    expect((await erase(nameless, 'Nameless@example.org')).status).toBe(200)
  })

  test('the others stay', async () => {
    const [gone, stays] = [await wholeTeam(client, 'Goes away'), await wholeTeam(client, 'Stays here')]
    await erase(gone, 'Goes away')
    expect(await counts()).toEqual({ session: 1, answer: 2, opinion: 1 })
    expect((await client.get(`/photo/${stays}`)).status).toBe(200)
  })
})

test('whatever a team still sends while it is erased is refused, never a failure, and leaves nothing', async () => {
  const { client, erase, counts, folder } = await build({ DATABASE_POOL: '20' })
  for (let round = 0; round < 4; round++) {
    const uuid = await wholeTeam(client)
    const file = await photo()
    const sent = [
      ...Array.from({ length: 6 }, (_, i) => client.save(uuid, [{ question_id: 2, value: `save ${i}` }])),
      client.post('/api/opinion/set', { uuid, type: 'experience', score: '1' }),
      client.next(uuid),
      client.post('/api/session/photo', { uuid, photo: file }),
    ]
    const erased = erase(uuid, 'The Quarks')
    const more = Array.from({ length: 6 }, (_, i) => client.save(uuid, [{ question_id: 5, value: `later ${i}` }]))
    const statuses = (await Promise.all([...sent, ...more])).map(({ status }) => status)
    expect((await erased).status).toBe(200)
    expect(new Set([...statuses, 200, 401])).toEqual(new Set([200, 401]))
  }
  expect(await counts()).toEqual({ session: 0, answer: 0, opinion: 0 })
  await expect.poll(() => photosIn(folder)).toEqual([])
})

test('a server that ends between the row and the file leaves the file to the next one', async () => {
  const { app, client, url, folder, deps, sql } = await build()
  const uuid = await wholeTeam(client)
  const { rows } = await sql.query('select id from session where uuid = $1', [uuid])
  await app.close()
  await eraseTeams(deps, [rows[0].id], () => [{ who: HR.email, what: 'erased' }])
  expect(photosIn(folder)).toHaveLength(1)
  await buildServer({ DATABASE_URL: url, PHOTO_FOLDER: folder })
  await expect.poll(() => photosIn(folder), { timeout: 5_000 }).toEqual([])
})

describe('retention', async () => {
  const { client, sql, url, deps, ask, counts, folder } = await build()
  const age = (uuid: string, months: number) =>
    sql.query(
      `update session set started_at = now() - make_interval(months => $2),
        finished_at = case when finished_at is not null then now() - make_interval(months => $2) end where uuid = $1`,
      [uuid, months],
    )

  test('erases what ended or was begun longer ago, with everything, and leaves the rest', async () => {
    const old = await wholeTeam(client, 'Long ago')
    const young = await wholeTeam(client, 'Lately')
    const [begun, open] = [await client.start('v2'), await client.start('v2')]
    await age(old, 25)
    await age(young, 23)
    await age(begun, 25)
    const told: string[] = []
    deps.events.on('erased', (uuid) => told.push(uuid))
    expect(await eraseExpired(deps, 24)).toBe(2)
    const { rows } = await sql.query('select uuid from session order by id')
    expect(rows.map((row) => row.uuid)).toEqual([young, open])
    expect(told.toSorted()).toEqual([old, begun].toSorted())
    expect(await counts()).toEqual({ session: 2, answer: 2, opinion: 1 })
    await expect.poll(() => photosIn(folder)).toHaveLength(1)
    expect(await eraseExpired(deps, 24)).toBe(0)
  })

  test('takes more than a batch, and says how many', async () => {
    await sql.query('delete from audit_line')
    await addTeams(
      sql,
      Array.from({ length: 1_050 }, () => ({ finished: '2020-01-01T00:00:00Z' })),
    )
    expect(await eraseExpired(deps, 24)).toBe(1_050)
    const { lines } = await ask<{ lines: { who: string; what: string; team: null; teams: number }[] }>(
      '/api/admin/audit',
    )
    expect(new Set(lines.map(({ who, what, team }) => `${who} ${what} ${team}`))).toEqual(
      new Set(['retention expired null']),
    )
    expect(lines.reduce((total, { teams }) => total + teams, 0)).toBe(1_050)
  })

  test('needs one connection, also where no team of the edition was seen before', async () => {
    await client.walk(await client.start('v1'), 'v1')
    await sql.query("update content_revision set hash = hash || ' of long ago'")
    await sql.query(
      "update session set started_at = now() - interval '3 years', finished_at = now() - interval '3 years'",
    )
    const db = connect({ url, pool: 1 })
    onEnd(() => db.destroy())
    expect(await eraseExpired({ ...deps, db, library: openLibrary(db) }, 24)).toBeGreaterThan(0)
  })

  test('is done by a job of the server, only if it is asked for', async () => {
    await addTeams(sql, [{ name: 'From 2020', finished: '2020-01-01T00:00:00Z' }])
    const left = async () => (await sql.query("select 1 from session where name = 'From 2020'")).rowCount
    const done = async () => {
      await sql.query("select graphile_worker.add_job('retention')")
      const waiting = "select 1 from graphile_worker.jobs where task_identifier = 'retention'"
      await expect.poll(async () => (await sql.query(waiting)).rowCount, { timeout: 5_000 }).toBe(0)
    }
    await done()
    expect(await left()).toBe(1)
    const asked = await build({ RETENTION_MONTHS: '24' })
    await addTeams(asked.sql, [{ name: 'From 2020', finished: '2020-01-01T00:00:00Z' }])
    await asked.sql.query("select graphile_worker.add_job('retention')")
    await expect.poll(async () => (await asked.counts()).session, { timeout: 5_000 }).toBe(0)
  })
})
