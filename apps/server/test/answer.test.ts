import { PassThrough } from 'node:stream'
import { loadWorkshops } from '@thrive/content'
import { contract } from '@thrive/contract'
import { LIMITS, valuesOf } from '@thrive/domain'
import { addTeams } from '@thrive/testkit/team'
import { beforeAll, describe, expect, test } from 'vitest'
import { openLibrary } from '../src/features/content/library.ts'
import { openOrganisation } from '../src/features/organisation/service.ts'
import { savingOf } from '../src/features/team/answer/service.ts'
import { connect } from '../src/infra/database.ts'
import { newFigures } from '../src/infra/metrics.ts'
import { buildServer, onEnd, type Running, testEnv } from './build.ts'
import { type Client, clientOf } from './client.ts'

let running: Running
let client: Client
beforeAll(async () => {
  running = await buildServer()
  client = clientOf(running.app)
})

describe('an older save that arrives late', () => {
  test('never replaces a newer answer, and the rest of that save still counts', async () => {
    const uuid = await client.start()
    await client.save(uuid, [{ question_id: 2, value: 'newer', at: 2_000 }])
    await client.save(uuid, [
      { question_id: 2, value: 'older', at: 1_000 },
      { question_id: 3, value: 'elsewhere', at: 1_000 },
    ])
    expect(await client.answers(uuid)).toEqual(
      new Map([
        [2, 'newer'],
        [3, 'elsewhere'],
      ]),
    )
  })

  test('whatever the order of a hundred parallel saves, the latest answer stands', async () => {
    const uuid = await client.start()
    const moments = Array.from({ length: 100 }, (_, i) => i + 1).sort(() => Math.random() - 0.5)
    await Promise.all(moments.map((at) => client.save(uuid, [{ question_id: 2, value: `at ${at}`, at }])))
    expect((await client.answers(uuid)).get(2)).toBe('at 100')
  })

  test('a save without moments is the newest, as the plain call means it', async () => {
    const uuid = await client.start()
    await client.save(uuid, [{ question_id: 2, value: 'first', at: Date.now() - 5_000 }])
    await client.save(uuid, [{ question_id: 2, value: 'second' }])
    expect((await client.answers(uuid)).get(2)).toBe('second')
  })
})

test('a moment in the future counts as now, so that it blocks nothing that follows', async () => {
  const uuid = await client.start()
  await client.save(uuid, [{ question_id: 2, value: 'from a clock gone wild', at: Number.MAX_SAFE_INTEGER }])
  await client.save(uuid, [{ question_id: 2, value: 'afterwards' }])
  expect((await client.answers(uuid)).get(2)).toBe('afterwards')
})

test('one question twice in a save: the later moment counts, wherever it stands', async () => {
  const uuid = await client.start()
  await client.save(uuid, [
    { question_id: 2, value: 'later', at: 2_000 },
    { question_id: 2, value: 'earlier', at: 1_000 },
  ])
  expect((await client.answers(uuid)).get(2)).toBe('later')
})

test('one question twice in a save: without a moment it is now, and an old moment does not beat it', async () => {
  const uuid = await client.start()
  await client.save(uuid, [
    { question_id: 2, value: 'now' },
    { question_id: 2, value: 'of old', at: 1_000 },
  ])
  expect((await client.answers(uuid)).get(2)).toBe('now')
})

test('an answer is given out with its moment, so that the later of two can be told', async () => {
  const uuid = await client.start()
  await client.save(uuid, [{ question_id: 2, value: 'x', at: 1_234 }])
  await client.save(uuid, [{ question_id: 3, value: 'y' }])
  const { body } = await client.get(`/api/answer/${uuid}`)
  expect(body).toEqual([
    { question_id: 2, value: 'x', at: 1_234 },
    { question_id: 3, value: 'y', at: expect.closeTo(Date.now(), -5) },
  ])
})

test('a cleared answer is stored as empty with its moment, and what is older does not bring the text back', async () => {
  const uuid = await client.start()
  await client.save(uuid, [
    { question_id: 10, value: 'Walk together', at: 1_000 },
    { question_id: 12, value: '2027-01-31', at: 1_000 },
  ])
  const cleared = [10, 12].map((question_id) => ({ question_id, value: '', at: 3_000 }))
  expect((await client.save(uuid, cleared)).status).toBe(200)
  await client.save(uuid, [{ question_id: 10, value: 'late', at: 2_000 }])
  expect((await client.get(`/api/answer/${uuid}`)).body).toEqual(cleared)
})

test('parallel saves of many answers in any order never lock each other out', async () => {
  const uuid = await client.start()
  const ids = [2, 3, 5, 6, 8, 9]
  const saves = Array.from({ length: 40 }, (_, i) => {
    const order = i % 2 ? ids : ids.toReversed()
    return client.save(
      uuid,
      order.map((question_id) => ({ question_id, value: `save ${i}` })),
    )
  })
  expect(new Set((await Promise.all(saves)).map((answer) => answer.status))).toEqual(new Set([200]))
})

describe('saves of many teams at once travel together', () => {
  const startTeams = (count: number) => Promise.all(Array.from({ length: count }, () => client.start()))

  test('and each team finds its own answers, however many of its tabs save', async () => {
    const teams = await startTeams(150)
    const saves = teams.flatMap((uuid) =>
      [2, 3].map((question_id) => client.save(uuid, [{ question_id, value: `${question_id} of ${uuid}` }])),
    )
    expect(new Set((await Promise.all(saves)).map(({ status }) => status))).toEqual(new Set([200]))
    for (const uuid of teams)
      expect([...(await client.answers(uuid)).values()]).toEqual([`2 of ${uuid}`, `3 of ${uuid}`])
  })

  test('and one that cannot be changed just now keeps no other waiting', async () => {
    const [held = '', ...others] = await startTeams(20)
    const other = await running.sql.connect()
    await other.query('begin')
    await other.query('select 1 from session where uuid = $1 for update', [held])
    const waiting = client.save(held, [{ question_id: 2, value: 'in the end' }])
    const saved = await Promise.all(others.map((uuid) => client.save(uuid, [{ question_id: 2, value: 'at once' }])))
    expect(new Set(saved.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await client.answers(held)).toEqual(new Map())
    await other.query('commit')
    other.release()
    expect((await waiting).status).toBe(200)
    expect((await client.answers(held)).get(2)).toBe('in the end')
  })

  test('and one that is gone is sent home, though the server knew it a moment ago', async () => {
    const [gone = '', stays = ''] = await startTeams(2)
    await client.save(gone, [{ question_id: 2, value: 'x' }])
    await running.sql.query('delete from session where uuid = $1', [gone])
    const [refused, saved] = await Promise.all(
      [gone, stays].map((uuid) => client.save(uuid, [{ question_id: 2, value: 'y' }])),
    )
    expect([refused?.status, saved?.status]).toEqual([401, 200])
    expect((await client.next(gone, 1)).status).toBe(401)
    expect((await client.next(gone)).status).toBe(401)
  })
})

describe('statements for saves', () => {
  const startTeams = (of: Client, count: number) => Promise.all(Array.from({ length: count }, () => of.start()))
  const saveAll = (of: Client, teams: string[]) =>
    Promise.all(teams.map((uuid) => of.save(uuid, [{ question_id: 2, value: 'saved' }])))
  const WAITING = `select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%skip locked%'`

  test('are four at once where one does not take all that wait', async () => {
    const { app, sql, url } = running
    const uuids = await addTeams(
      sql,
      Array.from({ length: 300 }, () => ({ finished: null })),
    )
    const { rows } = await sql.query('select id, uuid, revision_id as "revisionId" from session where uuid = any($1)', [
      uuids,
    ])
    const db = connect({ url, pool: 10 })
    onEnd(() => db.destroy())
    const figures = newFigures()
    const organisation = await openOrganisation(db, testEnv(url))
    const save = savingOf({ db, library: openLibrary(db), log: app.log, figures, organisation })
    const holder = await sql.connect()
    await holder.query('begin')
    await holder.query('lock table answer in share mode')
    const saved = Promise.all(rows.map((team) => save(team, [{ questionId: 2, wire: 'saved', at: undefined }])))
    await expect.poll(async () => (await sql.query(WAITING)).rowCount, { timeout: 10_000 }).toBe(4)
    await holder.query('commit')
    holder.release()
    await saved
    expect((await sql.query("select 1 from answer where value = 'saved'")).rowCount).toBe(300)
  })

  test('that fail are counted and logged, and their saves tried alone, not before a pause', async () => {
    const logStream = new PassThrough()
    const { app, sql } = await buildServer({ METRICS_PORT: '0', LOG_LEVEL: 'warn' }, { logStream })
    const client = clientOf(app)
    const teams = await startTeams(client, 3)
    // Sequences are not rolled back, so only the first statement fails.
    await sql.query('create sequence statement_nr')
    await sql.query(`create function fail_first() returns trigger language plpgsql as $$ begin
      if nextval('statement_nr') = 1 then raise exception 'out of order'; end if; return null; end $$`)
    await sql.query('create trigger fail_first before insert on answer execute function fail_first()')
    const begun = performance.now()
    const saved = await saveAll(client, teams)
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(performance.now() - begun).toBeGreaterThan(490)
    for (const uuid of teams) expect((await client.answers(uuid)).get(2)).toBe('saved')
    const line = JSON.parse(String(logStream.read()))
    expect(line).toMatchObject({ msg: 'saves failed together', error: { code: 'P0001' } })
    const metrics = await (await fetch(`http://127.0.0.1:${app.metricsPort}/metrics`)).text()
    expect(metrics).toContain(`thrive_saves_failed_together_total ${line.saves}\n`)
  })
})

test('a save is all or nothing, and says which questions do not fit', async () => {
  const uuid = await client.start()
  const answer = await client.save(uuid, [
    { question_id: 2, value: 'fits' },
    { question_id: 1, value: 101 },
    { question_id: 999, value: 'x' },
  ])
  expect(answer).toMatchObject({
    status: 400,
    body: { error: 'answers-refused', message: expect.any(String), questions: [1, 999] },
  })
  expect(await client.answers(uuid)).toEqual(new Map())
})

test('a hundred answers of full length fit; one more does not', async () => {
  const uuid = await client.start()
  const long = { question_id: 2, value: 'x'.repeat(5_000) }
  expect((await client.save(uuid, Array(100).fill(long))).status).toBe(200)
  expect((await client.answers(uuid)).get(2)).toBe(long.value)
  expect((await client.save(uuid, Array(101).fill({ question_id: 2, value: 'x' }))).status).toBe(400)
})

test.each([
  ['a character PostgreSQL cannot hold', 'a\u0000b'],
  ['half a character', '\ud800'],
])('%s is refused, not a failure', async (_, value) => {
  const uuid = await client.start()
  expect((await client.save(uuid, [{ question_id: 2, value }])).status).toBe(400)
})

describe('everything a team can say', () => {
  /** The character that takes the most bytes in a form of this kind. */
  const LONGEST_SIGN = '€'

  test.each(loadWorkshops())('in $slug fits into one save, written in the signs that take most room', ({ survey }) => {
    const questions = survey.flatMap(({ group }) => group?.questions ?? [])
    const answers = questions.map((question) => ({
      question_id: question.id,
      // In a list, the typed entry is the long one; the options add to its length.
      value: JSON.stringify([
        'options' in question ? valuesOf(question.options) : [],
        LONGEST_SIGN.repeat(LIMITS.text),
      ]),
      at: Date.now(),
    }))
    const form = new URLSearchParams({ uuid: crypto.randomUUID(), answers: JSON.stringify(answers) })
    expect(form.toString().length).toBeLessThan(contract['POST /api/answer/set'].maxBytes)
  })
})
