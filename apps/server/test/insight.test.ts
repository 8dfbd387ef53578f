import { loadWorkshops } from '@thrive/content'
import type { Response } from '@thrive/contract'
import { describe, expect, test } from 'vitest'
import { foldInsight, rebuildInsight } from '../src/features/tally/service.ts'
import { connect } from '../src/plugins/db.ts'
import { openLibrary } from '../src/plugins/library.ts'
import { buildHrServer, onEnd } from './build.ts'

type Insight = Response<'GET /api/admin/insight'>

async function build() {
  const server = await buildHrServer()
  const db = connect({ url: server.url, pool: 2 })
  onEnd(() => db.destroy())
  const insight = (query: Record<string, string> = {}) =>
    server.ask<Insight>(`/api/admin/insight?${new URLSearchParams(query)}`)
  const { client, sql } = server
  return {
    ...server,
    insight,
    fold: () => foldInsight(db),
    async rebuild() {
      await rebuildInsight({ db, library: await openLibrary(db, loadWorkshops()) })
    },
    /** A team of v2 that finished with these scores and whatever else it answered. */
    async team(scores: [number, number, number], more: [number, unknown][] = []) {
      const uuid = await client.start('v2')
      const given = scores.map((value, index): [number, unknown] => [19 + index, value])
      await client.save(
        uuid,
        [...given, ...more].map(([question_id, value]) => ({ question_id, value })),
      )
      await client.walk(uuid, 'v2')
      return uuid
    },
    opine: (uuid: string, type: string, score: number) =>
      client.post('/api/opinion/set', { uuid, type, score: String(score) }),
    sql,
  }
}

const v2 = (insight: Insight) => insight.journeys.find(({ version_slug }) => version_slug === 'v2')
const scoresOf = ({ scores }: Insight) => (scores.hidden ? null : scores)

describe('an empty product', async () => {
  const { insight } = await build()

  test('has nothing to show and says so', async () => {
    const empty = await insight()
    expect(empty).toMatchObject({ teams: 0, scores: { hidden: true, teams: 0 }, months: [] })
    expect(empty.desired).toEqual({ connect: 86, trust: 90, inspire: 83 })
    expect(empty.journeys.map(({ version_slug, started }) => [version_slug, started])).toEqual([['v1', 0], ['v2', 0]]) // biome-ignore format: short
    expect(empty.choices.every(({ result }) => result.hidden)).toBe(true)
  })
})

describe('figures', async () => {
  const { insight, team, opine, client } = await build()
  const choose = (options: string[]): [number, unknown] => [26, options]
  const uuids = [
    await team([40, 60, 80], [choose(['Trust']), [28, ['Trust', 'Connect', 'Inspire']]]),
    await team([50, 70, 90], [choose(['Trust', 'Connect']), [28, ['Trust', 'Inspire', 'Connect']], [27, ['others=secret words', 'Empathy']]]), // biome-ignore format: one team a line
  ]

  test('of two teams are not given', async () => {
    const two = await insight({ version: 'v2' })
    expect(two.teams).toBe(2)
    expect(two.scores).toEqual({ hidden: true, teams: 2 })
    expect(two.months.map(({ scores }) => scores)).toEqual([{ hidden: true, teams: 2 }])
    expect(v2(two)).toMatchObject({ started: 2, finished: 2, reached: { hidden: true, teams: 2 } })
    expect(JSON.stringify(two)).not.toMatch(/average|median/)
  })

  test('of three teams are', async () => {
    uuids.push(await team([100, 71, 91], [[28, ['Connect', 'Trust', 'Inspire']], [27, ['Empathy']]])) // biome-ignore format: one team a line
    for (const [index, uuid] of uuids.entries()) await opine(uuid, 'experience', index + 2)
    const three = await insight({ version: 'v2' })
    expect(scoresOf(three)).toMatchObject({
      teams: 3,
      connect: { average: 63.3, lower: 45, median: 50, upper: 75 },
      trust: { average: 67 },
    })
    expect(scoresOf(three)?.connect.tens).toEqual([0, 0, 0, 1, 1, 0, 0, 0, 0, 1])
    expect(three.months).toEqual([
      {
        month: new Date().toISOString().slice(0, 7),
        scores: { hidden: false, teams: 3, connect: 63.3, trust: 67, inspire: 87 },
      },
    ])
    expect(three.opinions).toEqual([
      expect.objectContaining({
        type: 'experience',
        result: { hidden: false, teams: 3, counts: [0, 0, 1, 1, 1], average: 3 },
      }),
      expect.objectContaining({ type: 'relevant', result: { hidden: true, teams: 0 } }),
    ])
    expect(three.rankings[0]?.result).toMatchObject({
      teams: 3,
      options: [
        { option: 'Connect', places: [1, 1, 1] },
        { option: 'Inspire', places: [0, 1, 2] },
        { option: 'Trust', places: [2, 1, 0] },
      ],
    })
    expect(v2(three)?.minutes).toMatchObject({ hidden: false, median: 0 })
  })

  test('a choice that two teams made is hidden, and what they typed is never shown', async () => {
    const shown = await insight({ version: 'v2' })
    expect(shown.choices.map(({ question_id, result }) => [question_id, result.hidden])).toEqual([[26, true], [27, true]]) // biome-ignore format: short
    await team([1, 1, 1], [[27, ['Empathy', 'others=more secrets']], choose(['Trust'])])
    const chosen = (await insight({ version: 'v2' })).choices.find(({ question_id }) => question_id === 27)?.result
    expect(chosen?.hidden).toBe(false)
    if (chosen?.hidden === false) {
      expect(chosen.options.filter(({ teams }) => teams > 0)).toEqual([
        { option: 'Empathy', teams: 3 },
        { option: 'Others', teams: 2 },
      ])
    }
    expect(JSON.stringify(await insight())).not.toContain('secret')
  })

  test('the way: who only started counts as far as it came', async () => {
    const uuid = await client.start('v2')
    await client.walk(uuid, 'v2', 14)
    const journey = v2(await insight())
    expect(journey).toMatchObject({ started: 5, finished: 4 })
    const reached = journey?.reached
    expect(reached?.hidden === false && reached.parts.map(({ teams }) => teams)).toEqual([5, 5, 5, 4, 4, 4])
    // Coming back, or asking for a step that was made already, counts nothing.
    await client.next(uuid, 12)
    await client.next(uuid, 3)
    expect(v2(await insight())?.reached).toEqual(reached)
  })

  test('the other version has its own', async () => {
    expect((await insight({ version: 'v1' })).teams).toBe(0)
    expect((await insight({ version: 'v9' })).journeys).toEqual([])
  })
})

describe('counts stay right', async () => {
  const { insight, team, opine, client, fold, rebuild, sql, token } = await build()
  const uuids: string[] = []
  for (const score of [40, 50, 60, 70]) uuids.push(await team([score, score, score]))
  const [first = '', second = ''] = uuids
  const connect = async () => {
    const { scores } = await insight()
    return scores.hidden ? scores.teams : [scores.teams, scores.connect.average]
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
    // The save has begun, found the team unfinished, and waits for its row when the last step is made.
    const held = await sql.connect()
    await held.query('begin')
    await held.query('select 1 from answer join session on id = session_id where uuid = $1 for update of answer', [
      uuid,
    ])
    const save = client.save(uuid, [{ question_id: 19, value: 90 }])
    const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
    await expect.poll(async () => (await sql.query(waiting)).rowCount).toBe(1)
    const step = client.next(uuid, 36)
    await Promise.race([step, new Promise((resolve) => setTimeout(resolve, 300))])
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
  const { team, sql, insight } = await build()
  for (const score of [10, 20, 30]) await team([score, score, score])
  const before = await insight()
  await sql.query("select graphile_worker.add_job('fold-insight')")
  const pending = async () => (await sql.query('select 1 from insight_change')).rowCount
  await expect.poll(pending, { timeout: 5_000 }).toBe(0)
  expect(await insight()).toEqual(before)
  const { rows } = await sql.query('select identifier from graphile_worker._private_known_crontabs order by 1')
  expect(rows.map(({ identifier }) => identifier)).toEqual(['drop-expired', 'fold-insight', 'retention'])
})

test('counting anew keeps what changes meanwhile', async () => {
  const { team, insight, rebuild } = await build()
  for (const score of [10, 20, 30]) await team([score, score, score])
  const during = Promise.all([40, 50].map((score) => team([score, score, score])))
  for (let round = 0; round < 5; round++) await rebuild()
  await during
  const before = await insight()
  expect(before.teams).toBe(5)
  await rebuild()
  expect(await insight()).toEqual(before)
})

test('a period counts whole months and the days at its edges', async () => {
  const { sql, insight, fold } = await build()
  const days = ['2026-01-15', '2026-01-31', '2026-02-10', '2026-03-31', '2026-04-01', '2026-04-20']
  for (const day of days)
    for (const measure of ['connect', 'trust', 'inspire'])
      await sql.query("insert into insight_change values ('v1', $1, $2, '50', 3)", [day, measure])
  const expectTeams = async () => {
    for (const [from, to, days] of [
      ['', '', 6],
      ['2026-01-15', '2026-04-20', 6],
      ['2026-01-16', '2026-04-19', 4],
      ['2026-02-01', '2026-03-31', 2],
      ['2026-01-31', '2026-04-01', 4],
      ['2026-04-01', '2026-04-01', 1],
      ['', '2026-02-28', 3],
      ['2026-03-31', '', 3],
      ['2026-05-01', '2026-01-01', 0],
    ] as const)
      expect(await insight({ from, to }), `${from} to ${to}`).toMatchObject({ teams: 3 * days })
  }
  await expectTeams()
  await fold()
  await expectTeams()
  expect((await insight({ from: '2026-01-31' })).months.map(({ month }) => month)).toEqual([
    '2026-01',
    '2026-02',
    '2026-03',
    '2026-04',
  ])
})
