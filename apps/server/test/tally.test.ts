import { describe, expect, test } from 'vitest'
import { buildCounting, v2 } from './counting.ts'

describe('counts stay right', async () => {
  const { insight, team, opine, client, fold, rebuild, sql, token } = await buildCounting()
  const uuids: string[] = []
  for (const score of [40, 50, 60, 70]) uuids.push(await team([score, score, score]))
  const [first = '', second = ''] = uuids
  const connect = async () => {
    const { connect } = (await insight()).scores
    return connect.hidden ? connect.teams : [connect.teams, connect.average]
  }

  test('when an answer changes after the team finished', async () => {
    expect(await connect()).toEqual([4, 55])
    await client.save(first, [{ question_id: 19, value: 80 }])
    expect(await connect()).toEqual([4, 65])
  })

  test('when a save that is older arrives late', async () => {
    await client.save(first, [{ question_id: 19, value: 1, at: 1_000 }])
    expect(await connect()).toEqual([4, 65])
  })

  test('when many tabs save and vote at once', async () => {
    const saves = Array.from({ length: 20 }, (_, i) => client.save(second, [{ question_id: 20, value: 1 + i }]))
    const votes = Array.from({ length: 10 }, (_, i) => opine(second, 'relevant', i % 5))
    await Promise.all([...saves, ...votes])
    const before = await insight()
    await rebuild()
    expect(await insight()).toEqual(before)
  })

  test('when answers arrive in the very moment the team finishes', async () => {
    for (let round = 0; round < 5; round++) {
      const uuid = await client.start('v2')
      await client.walk(uuid, 'v2', 36)
      uuids.push(uuid)
      const saves = Array.from({ length: 6 }, (_, i) => client.save(uuid, [{ question_id: 19, value: 10 + i }]))
      await Promise.all([...saves.slice(0, 3), client.next(uuid, 36), client.next(uuid, 36), ...saves.slice(3)])
    }
    const before = await insight()
    expect(before.teams).toBe(9)
    await rebuild()
    expect(await insight()).toEqual(before)
  })

  test('when the team finishes while a save is under way', async () => {
    const uuid = await client.start('v2')
    await client.save(uuid, [{ question_id: 19, value: 10 }])
    await client.walk(uuid, 'v2', 36)
    // The save has started, has found the team unfinished, and is waiting for its row when the last step is made.
    const held = await sql.connect()
    await held.query('begin')
    await held.query('select 1 from answer join session on id = session_id where uuid = $1 for update of answer', [
      uuid,
    ])
    const save = client.save(uuid, [{ question_id: 19, value: 90 }])
    const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
    await expect.poll(async () => (await sql.query(waiting)).rowCount).toBe(1)
    let hasStepped = false
    const step = client.next(uuid, 36).finally(() => {
      hasStepped = true
    })
    await expect.poll(async () => hasStepped || (await sql.query(waiting)).rowCount === 2).toBe(true)
    await held.query('commit')
    held.release()
    expect([(await save).status, (await step).body]).toEqual([200, 37])
    const before = await insight()
    await rebuild()
    expect(await insight()).toEqual(before)
    uuids.push(uuid)
  })

  test('when two hundred start with one address at once', async () => {
    const before = v2(await insight())?.started ?? 0
    await Promise.all(Array.from({ length: 200 }, () => client.start('v2', 'crowd@example.org')))
    expect(v2(await insight())?.started).toBe(before + 1)
  })

  test('when a team is erased, with its counts added up or not', async () => {
    const erase = (uuid: string) =>
      sql
        .query('select email from session where uuid = $1', [uuid])
        .then(({ rows }) => client.post('/api/admin/erase', { uuid, name: rows[0].email }, token))
    await erase(first)
    expect((await insight()).teams).toBe(9)
    await fold()
    expect((await insight()).teams).toBe(9)
    await erase(second)
    await fold()
    const { rows } = await sql.query('select count(*)::int as n from insight_change')
    expect(rows).toEqual([{ n: 0 }])
    const before = await insight()
    expect(before.teams).toBe(8)
    await rebuild()
    expect(await insight()).toEqual(before)
  })

  test('when all are erased nothing is left but zeros', async () => {
    for (const { rows } of [await sql.query('select uuid, email from session')])
      for (const { uuid, email } of rows) await client.post('/api/admin/erase', { uuid, name: email }, token)
    await fold()
    const { rows } = await sql.query('select * from insight_count where teams <> 0')
    expect(rows).toEqual([])
    expect((await insight()).journeys.map(({ started }) => started)).toEqual([0, 0])
  })
})

test('the server adds counts up by itself', async () => {
  const { team, sql, insight } = await buildCounting()
  for (const score of [10, 20, 30]) await team([score, score, score])
  const before = await insight()
  await sql.query("select graphile_worker.add_job('fold-insight')")
  const pending = async () => (await sql.query('select 1 from insight_change')).rowCount
  await expect.poll(pending, { timeout: 5_000 }).toBe(0)
  expect(await insight()).toEqual(before)
  const { rows } = await sql.query('select identifier from graphile_worker._private_known_crontabs order by 1')
  expect(rows.map(({ identifier }) => identifier)).toEqual([
    'close-rooms',
    'drop-expired',
    'drop-trials',
    'end-organisation',
    'fold-insight',
    'queue-reminders',
    'retention',
    'sweep-media',
    'sweep-photos',
    'tell-audit',
    'tell-closed-rounds',
    'tend-tokens',
  ])
})

test('merging has more time than a call', async () => {
  const { fold, team, sql } = await buildCounting()
  await team([40, 50, 60])
  await sql.query(`
    create table time_limit (found interval);
    create function note_limit() returns trigger language plpgsql as
      'begin insert into time_limit values (current_setting(''statement_timeout'')::interval); return new; end';
    create trigger note_limit before insert on insight_count for each row execute function note_limit()`)
  await fold()
  const { rows } = await sql.query("select count(*)::int > 0 and min(found) >= '1 minute' as ok from time_limit")
  expect(rows).toEqual([{ ok: true }])
})

test('counting anew keeps what changes meanwhile', async () => {
  const { team, insight, rebuild } = await buildCounting()
  for (const score of [10, 20, 30]) await team([score, score, score])
  const during = Promise.all([40, 50].map((score) => team([score, score, score])))
  for (let round = 0; round < 5; round++) await rebuild()
  await during
  const before = await insight()
  expect(before.teams).toBe(5)
  await rebuild()
  expect(await insight()).toEqual(before)
})

describe('counts of the release before, to which a score that nobody gave was a 50', async () => {
  const { insight, team, client, sql } = await buildCounting()
  for (const score of [80, 80, 80]) await team([score, score, score])
  const silent = await client.start('v2')
  await client.walk(silent, 'v2')
  const right = await insight()
  const keep = async () => {
    await sql.query("select graphile_worker.add_job('fold-insight')")
    await expect.poll(async () => (await insight()).recounting, { timeout: 5_000 }).toBe(false)
  }

  test.each([
    [
      'added up before this release came',
      'insight_count',
      "'month', 'v2', date_trunc('month', current_date), 'connect', '50', 1",
    ],
    ['written by a node that has not been replaced yet', 'insight_change', "'v2', current_date, 'trust', '50', 1"],
    ['taken back by such a node', 'insight_change', "'v2', current_date, 'inspire', '50', -1"],
  ])('%s are not taken for true, and lead to counting anew', async (_, table, row) => {
    // Other counts are missing or wrong too, and all of them must be corrected.
    await sql.query("delete from insight_change where measure like 'score:%'")
    await sql.query("update insight_count set teams = teams + 1 where measure like 'score:%'")
    await sql.query(`insert into ${table} values (${row})`)
    expect((await insight()).recounting).toBe(true)
    await keep()
    expect(await insight()).toEqual(right)
    expect(right.scores.connect).toMatchObject({ teams: 3, average: 80 })
    expect(right.teams).toBe(4)
  })
})
