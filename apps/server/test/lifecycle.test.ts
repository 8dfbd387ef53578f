import { once } from 'node:events'
import { get } from 'node:http'
import { connect as connectSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { PassThrough } from 'node:stream'
import { loadWorkshops } from '@thrive/content'
import type { FastifyBaseLogger } from 'fastify'
import type { TaskList } from 'graphile-worker'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { parseEnv } from '../src/env.ts'
import { openLibrary } from '../src/features/content/library.ts'
import { connect } from '../src/infra/database.ts'
import { addJob, startJobs } from '../src/infra/jobs.ts'
import { migrate, readMigrations } from '../src/infra/migrations.ts'
import { buildServer, onEnd } from './build.ts'
import { clientOf } from './client.ts'
import { openCuttableDatabase } from './cuttable-database.ts'
import { freshDatabase } from './database.ts'

test('whatever a test writes goes to a folder that goes with the run', () => {
  expect(tmpdir()).toContain('thrive-server-tests-')
})

describe('starting', () => {
  test('two servers that start at once on an empty database both come up', async () => {
    const url = await freshDatabase({ empty: true })
    const servers = await Promise.all([1, 2].map(() => buildServer({ DATABASE_URL: url })))
    for (const { app } of servers) expect((await clientOf(app).get('/readyz')).status).toBe(200)
    const { rows } = await (servers[0] as (typeof servers)[0]).sql.query(
      'select count(*)::int as n from content_revision',
    )
    expect(rows).toEqual([{ n: 2 }])
  })

  test('a migration that fails leaves nothing behind, and the next start carries on', async () => {
    const url = await freshDatabase({ empty: true })
    const good = readMigrations()
    const bad = {
      version: good.length + 1,
      name: 'bad.sql',
      sql: 'create table half (id int); select no_such_function()',
    }
    await expect(migrate(url, [...good, bad])).rejects.toThrow('bad.sql')
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query(
      "select to_regclass('half') as half, max(version)::int as version from schema_migration",
    )
    await client.end()
    expect(rows).toEqual([{ half: null, version: good.length }])
    expect(await migrate(url)).toBe(0)
  })

  test('a migration that meets a lock gives way to the saves behind it, and goes on once the lock is gone', async () => {
    const { app, url, sql } = await buildServer()
    const team = clientOf(app)
    const uuid = await team.start()
    const backup = new pg.Client({ connectionString: url })
    await backup.connect()
    onEnd(() => backup.end())
    // As pg_dump does, for as long as it runs.
    await backup.query('begin')
    await backup.query('lock table answer in access share mode')
    const known = readMigrations()
    const next = { version: known.length + 1, name: 'next.sql', sql: 'alter table answer add column more integer' }
    const log = { warn: vi.fn(), info: vi.fn() }
    const migrating = migrate(url, [...known, next], { log: log as unknown as FastifyBaseLogger, pauseMs: 50 })
    const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
    await expect.poll(async () => (await sql.query(waiting)).rowCount).toBe(1)
    expect(await team.save(uuid, [{ question_id: 1, value: 50 }])).toMatchObject({ status: 200 })
    await expect
      .poll(() => log.warn.mock.calls[0]?.[0], { timeout: 5_000 })
      .toMatch(/^migration next\.sql waits for a lock .*\(1\)$/)
    await backup.query('commit')
    expect(await migrating).toBe(1)
    expect(log.info).toHaveBeenCalledWith('migration next.sql is done')
    expect(await team.save(uuid, [{ question_id: 1, value: 51 }])).toMatchObject({ status: 200 })
  })

  test('a migration whose lock never goes ends the start with its name', async () => {
    const url = await freshDatabase()
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    onEnd(() => other.end())
    await other.query('begin')
    await other.query('lock table answer in access share mode')
    const known = readMigrations()
    const next = { version: known.length + 1, name: 'next.sql', sql: 'alter table answer add column more integer' }
    await expect(migrate(url, [...known, next], { tries: 1 })).rejects.toThrow(
      'migration next.sql failed: canceling statement due to lock timeout',
    )
  })

  test('a database that is not up yet is waited for', async () => {
    const url = await freshDatabase()
    const cuttable = await openCuttableDatabase(url)
    cuttable.cut()
    const lines = new PassThrough()
    const { port, password } = new URL(cuttable.url)
    const settings = { DATABASE_URL: cuttable.url, LOG_LEVEL: 'warn' }
    const starting = buildServer(settings, { logStream: lines })
    const line = String(await once(lines, 'data'))
    expect(line).toContain(`waiting for the database at 127.0.0.1:${port}: Connection terminated`)
    expect(line).not.toContain(password)
    cuttable.mend()
    expect((await clientOf((await starting).app).get('/readyz')).status).toBe(200)
  })

  test('a database that cannot be written yet is waited for', async () => {
    const { url, sql, name } = await readOnlyDatabase()
    const lines = new PassThrough()
    const starting = buildServer({ DATABASE_URL: url, LOG_LEVEL: 'warn' }, { logStream: lines })
    expect(String(await once(lines, 'data'))).toContain('it cannot be written')
    await sql.query(`alter database ${name} reset default_transaction_read_only`)
    expect((await clientOf((await starting).app).get('/readyz')).status).toBe(200)
  })

  test('a database that refuses us is not waited for', async () => {
    const url = new URL(await freshDatabase())
    url.pathname = '/no_such_database'
    await expect(buildServer({ DATABASE_URL: url.href })).rejects.toThrow('does not exist')
  })

  test('a setting that is wrong is named', () => {
    expect(() => parseEnv({ DATABASE_URL: 'mysql://x', PORT: 'http' })).toThrow(
      /DATABASE_URL[\s\S]*PORT|PORT[\s\S]*DATABASE_URL/,
    )
    expect(() => parseEnv({ DATABASE_URL: 'postgres://x/y', NODE_ENV: 'production', RATE_LIMITS: 'off' })).toThrow(
      'request limits cannot be switched off in production',
    )
    expect(() => parseEnv({ DATABASE_URL: 'postgres://x/y', SMTP_URL: 'smtp://mail', MAIL_FROM: 'a@b.org' })).toThrow(
      'mail needs MAIL_FROM and PUBLIC_URL',
    )
  })
})

test('a session keeps the revision it began with when the content changes', async () => {
  const before = await buildServer()
  const team = clientOf(before.app)
  const uuid = await team.start('v1')
  const questions = (await team.get(`/api/question/${uuid}`)).body
  await team.save(uuid, [{ question_id: 18, value: '2027-01-31' }])
  await before.app.close()

  const changed = structuredClone(loadWorkshops())
  const page = changed[0]?.survey.find(({ group }) => group?.id === 1)
  const slider = page?.group?.questions[0]
  if (!page || !slider) throw new Error('page 8 of v1 has a slider')
  slider.title = 'How close are we?'
  page.group?.questions.push({ ...slider, id: 900, title: 'A new question' })
  const after = await buildServer({ DATABASE_URL: before.url }, { workshops: changed })
  const client = clientOf(after.app)

  expect((await client.get(`/api/question/${uuid}`)).body).toEqual(questions)
  expect(await client.save(uuid, [{ question_id: 900, value: 5 }])).toMatchObject({ status: 400 })
  expect(JSON.stringify((await client.get(`/api/version/plan/${uuid}`)).body)).not.toContain('How close are we?')

  const fresh = await client.start('v1')
  expect(JSON.stringify((await client.get(`/api/question/${fresh}`)).body)).toContain('How close are we?')
  expect(await client.save(fresh, [{ question_id: 900, value: 5 }])).toMatchObject({ status: 200 })
})

test('what people published stays when a release with other content starts, on every node at once', async () => {
  const first = await buildServer()
  const second = await buildServer({ DATABASE_URL: first.url })
  const [own] = structuredClone(loadWorkshops())
  if (!own) throw new Error('there is a v1')
  own.start.headline = 'Our own words'
  const { rows } = await first.sql.query(
    `insert into content_revision (version_slug, hash, workshop) values ('v1', 'own', $1) returning id`,
    [JSON.stringify(own)],
  )
  await first.sql.query(`update published_version set revision_id = $1, by_people = true where version_slug = 'v1'`, [
    rows[0].id,
  ])
  const third = await buildServer({ DATABASE_URL: first.url })
  for (const { app } of [first, second, third]) {
    const client = clientOf(app)
    expect(await client.get('/api/version/v1')).toMatchObject({ body: { start: { headline: 'Our own words' } } })
    expect(await client.get(`/api/version/plan/${await client.start('v1')}`)).toMatchObject({
      body: { start: { headline: 'Our own words' } },
    })
  }
})

describe('a session whose revision was published', () => {
  async function afterChange(change: string) {
    const before = await buildServer()
    const uuid = await clientOf(before.app).start('v1')
    await before.sql.query(`update content_revision set workshop = ${change}, hash = hash || 'x'`)
    const logStream = new PassThrough()
    const { app } = await buildServer({ DATABASE_URL: before.url, LOG_LEVEL: 'error' }, { logStream })
    return { uuid, client: clientOf(app), log: () => String(logStream.read() ?? '') }
  }

  test('by an older release, with a field it did not have yet, stays playable', async () => {
    const { uuid, client } = await afterChange("workshop - 'look'")
    expect((await client.get(`/api/question/${uuid}`)).body).toHaveLength(9)
    expect((await client.get(`/api/version/plan/${uuid}`)).status).toBe(200)
  })

  test('by a newer release, with fields we do not know, is played without them', async () => {
    const field = (path: string) => `jsonb_set(workshop, '{${path}}', workshop #> '{${path}}' || '{"invention": 1}')`
    const page = 'survey,3'
    const german = `jsonb_set(${field(page)}, '{words,de}', '{}')`
    const { uuid, client, log } = await afterChange(`${german} || '{"invention": {"deep": [1]}}'`)
    expect((await client.get(`/api/question/${uuid}`)).body).toHaveLength(9)
    const { status, body } = await client.get(`/api/version/plan/${uuid}`)
    expect({ status, hasInvention: JSON.stringify(body).includes('invention') }).toEqual({
      status: 200,
      hasInvention: false,
    })
    expect(await client.save(uuid, [{ question_id: 2, value: 'kept' }])).toMatchObject({ status: 200 })
    expect(log()).toBe('')
  })

  test('by a newer release, with a page of a kind we do not know, is left to the nodes of that release', async () => {
    const { uuid, client, log } = await afterChange(`jsonb_set(workshop, '{survey,3,kind}', '"invention"')`)
    const refused = { status: 503, headers: { 'retry-after': '2' }, body: { error: 'revision-unreadable' } }
    expect(await client.get(`/api/question/${uuid}`)).toMatchObject(refused)
    expect(await client.get(`/api/version/plan/${uuid}`)).toMatchObject(refused)
    expect(await client.save(uuid, [{ question_id: 2, value: 'for a newer node' }])).toMatchObject(refused)
    expect(log()).toMatch(/kind.*a revision does not fit the schema/)
    expect((await client.get(`/api/question/${await client.start('v1')}`)).status).toBe(200)
  })
})

/** Creates a database that takes no writes, as a standby does. */
async function readOnlyDatabase() {
  const url = await freshDatabase()
  const sql = new pg.Pool({ connectionString: url, max: 1, options: '-c default_transaction_read_only=off' })
  onEnd(() => sql.end())
  const name = new URL(url).pathname.slice(1)
  await sql.query(`alter database ${name} set default_transaction_read_only = on`)
  return { url, sql, name }
}

describe('readiness', () => {
  test('a database that cannot be written is not ready, and is again when it can', async () => {
    const url = await freshDatabase()
    const lines = new PassThrough()
    const settings = { DATABASE_URL: url, DATABASE_POOL: '1', LOG_LEVEL: 'warn' }
    const { app, sql } = await buildServer(settings, { logStream: lines })
    const client = clientOf(app)
    expect((await client.get('/readyz')).status).toBe(200)
    const name = new URL(url).pathname.slice(1)
    // New connections begin with the setting, so those that are open have to go.
    const others = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
    await sql.query(`alter database ${name} set default_transaction_read_only = on`)
    await sql.query(others)
    const answerAndLog = async () => ({ ...(await client.get('/readyz')), log: String(lines.read() ?? '') })
    await expect.poll(answerAndLog).toMatchObject({
      status: 503,
      body: { error: 'not-ready' },
      log: expect.stringContaining('the database cannot be written'),
    })
    expect((await client.get('/healthz')).status).toBe(200)
    await sql.query('set default_transaction_read_only = off')
    await sql.query(`alter database ${name} reset default_transaction_read_only`)
    await sql.query(others)
    await expect.poll(async () => (await client.get('/readyz')).status).toBe(200)
  })

  test('a database that is behind is not ready', async () => {
    const { app, sql } = await buildServer()
    await sql.query('delete from schema_migration where version > 1')
    expect(await clientOf(app).get('/readyz')).toMatchObject({ status: 503, body: { error: 'not-ready' } })
    expect((await clientOf(app).get('/healthz')).status).toBe(200)
  })
})

test('a database that ends connections which are just being closed does not end the server', async () => {
  const url = await freshDatabase()
  const db = connect({ url, pool: 1 })
  const sql = new pg.Client({ connectionString: url })
  await sql.connect()
  onEnd(() => Promise.all([db.destroy(), sql.end()]))
  const log = { warn: () => {} } as unknown as FastifyBaseLogger
  for (let nth = 0; nth < 20; nth++) {
    const jobs = await startJobs({ url, db, tasks: {}, crontab: '', log })
    await Promise.all([
      jobs.stop(),
      sql.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`),
    ])
  }
})

test('a database that vanishes in the middle of a request fails that request, and the next one is answered', async () => {
  const url = await freshDatabase()
  const cuttable = await openCuttableDatabase(url)
  const { app } = await buildServer({ DATABASE_URL: cuttable.url })
  const sql = new pg.Client({ connectionString: url })
  await sql.connect()
  onEnd(() => sql.end())
  const team = clientOf(app)
  const uuid = await team.start()
  await sql.query('begin')
  await sql.query('select 1 from session where uuid = $1 for update', [uuid])
  const save = team.save(uuid, [{ question_id: 1, value: 50 }])
  const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
  await expect.poll(async () => (await sql.query(waiting)).rowCount).toBe(1)
  cuttable.cut()
  cuttable.mend()
  expect(await save).toMatchObject({ status: 500 })
  await sql.query('commit')
  expect(await team.save(uuid, [{ question_id: 1, value: 50 }])).toMatchObject({ status: 200 })
})

test('jobs are done again after the database fell in the middle of one', async () => {
  const url = await freshDatabase()
  const cuttable = await openCuttableDatabase(url)
  const done: string[] = []
  const tasks: TaskList = {
    'drop-photo': async (payload) => {
      const { key } = payload as { key: string }
      if (key === 'first') cuttable.cut()
      done.push(key)
    },
  }
  const { log } = (await buildServer()).app
  const db = connect({ url, pool: 1 })
  onEnd(() => db.destroy())
  const jobs = await startJobs({ url: cuttable.url, db, tasks, crontab: '', log })
  onEnd(() => jobs.stop())
  await addJob(db, 'drop-photo', { key: 'first' })
  await expect.poll(() => done).toEqual(['first'])
  await addJob(db, 'drop-photo', { key: 'second' })
  cuttable.mend()
  await expect.poll(() => done, { timeout: 10_000 }).toContain('second')
})

test('a job stays with a runner that lives, however long it takes, and leaves one that fell silent', async () => {
  const { app, url, sql } = await buildServer()
  await app.close()
  const db = connect({ url, pool: 2 })
  onEnd(() => db.destroy())
  const begun: number[] = []
  const ending = Promise.withResolvers<void>()
  const startRunner = async (nth: number) => {
    const task = () => {
      begun.push(nth)
      return nth === 1 ? ending.promise : Promise.resolve()
    }
    const jobs = await startJobs({ url, db, tasks: { 'drop-photo': task }, crontab: '', log: app.log })
    onEnd(() => jobs.stop())
  }
  const HEARD = 'select 1 from job_runner where heard_at > $1'
  const later = (column: string, table: string) =>
    sql.query(`update ${table} set ${column} = ${column} - interval '3 minutes'`)
  await startRunner(1)
  await sql.query("select graphile_worker.add_job('drop-photo', '{}', queue_name => 'one after the other')")
  await expect.poll(() => begun, { timeout: 10_000 }).toEqual([1])
  for (const table of ['_private_jobs', '_private_job_queues']) await later('locked_at', `graphile_worker.${table}`)
  const before = new Date()
  await startRunner(2)
  await expect.poll(async () => (await sql.query(HEARD, [before])).rowCount, { timeout: 10_000 }).toBe(1)
  expect((await sql.query('select 1 from graphile_worker.jobs where locked_by is not null')).rowCount).toBe(1)
  await later('heard_at', 'job_runner')
  await startRunner(3)
  await expect.poll(() => begun, { timeout: 10_000 }).toHaveLength(2)
  expect(begun).not.toEqual([1, 1])
  ending.resolve()
})

test('a clean-up that fails keeps none of the others from being done', async () => {
  const { sql } = await buildServer()
  const old = "now() - interval '40 days'"
  await sql.query(`insert into room_check (code, at) values (gen_random_uuid(), ${old});
    insert into room_code (code, taken_at) values ('BBB222', ${old})`)
  await sql.query('alter table hr_token rename to hr_token_away; alter table room rename to room_away')
  await sql.query("select graphile_worker.add_job('drop-expired'), graphile_worker.add_job('close-rooms')")
  const left = async () => (await sql.query('select 1 from room_check union all select 1 from room_code')).rowCount
  await expect.poll(left, { timeout: 10_000 }).toBe(0)
  const failed = "select last_error from graphile_worker._private_jobs where last_error like '%hr_token%'"
  await expect.poll(async () => (await sql.query(failed)).rowCount, { timeout: 10_000 }).toBe(1)
  await sql.query('alter table hr_token_away rename to hr_token; alter table room_away rename to room')
})

test('a library keeps the revisions that are used, and not all that ever were', async () => {
  const { sql, url } = await buildServer()
  const db = connect({ url, pool: 1 })
  onEnd(() => db.destroy())
  const { rows } = await sql.query<{ id: number }>(`insert into content_revision (version_slug, hash, workshop)
    select version_slug, nth::text, workshop from content_revision, generate_series(1, 30) as nth
    where id = (select min(id) from content_revision) returning id`)
  const library = openLibrary(db)
  const [first, used, ...others] = rows.map(({ id }) => id) as [number, number, ...number[]]
  const [wasFirst, wasUsed] = [await library.revision(first), await library.revision(used)]
  for (const id of others) {
    await library.revision(id)
    await library.revision(used)
  }
  expect(await library.revision(used)).toBe(wasUsed)
  expect(await library.revision(first)).not.toBe(wasFirst)
})

test('closing lets a request finish', async () => {
  const { app, sql } = await buildServer()
  const uuid = await clientOf(app).start()
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  // The row is locked, so the step blocks halfway while the server is asked to close.
  const lock = await sql.connect()
  await lock.query('begin')
  await lock.query('select 1 from session where uuid = $1 for update', [uuid])
  const step = fetch(`${origin}/api/session/next`, {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    body: new URLSearchParams({ uuid }),
  })
  const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
  await expect.poll(async () => (await sql.query(waiting)).rowCount).toBe(1)
  const closing = app.close()
  await lock.query('commit')
  lock.release()
  expect(await (await step).json()).toBe(2)
  await closing
  await expect(
    new Promise((resolve, reject) => get(`${origin}/healthz`, resolve).on('error', reject)),
  ).rejects.toThrow()
})

test('closing does not wait for a connection over which nothing was ever asked', async () => {
  const { app } = await buildServer()
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const silent = connectSocket(Number(port), '127.0.0.1')
  await once(app.server, 'connection')
  const begun = performance.now()
  await app.close()
  expect(performance.now() - begun).toBeLessThan(10_000)
  silent.destroy()
})

test('a server that is to end says so first, and still answers', async () => {
  const { app } = await buildServer()
  const client = clientOf(app)
  const left = app.leave(0.3)
  expect(await client.get('/readyz')).toMatchObject({ status: 503, body: { error: 'leaving' } })
  expect(await client.get('/api/version/all')).toMatchObject({ status: 200, headers: { connection: 'close' } })
  await left
  await expect(app.inject('/healthz')).rejects.toThrow()
})
