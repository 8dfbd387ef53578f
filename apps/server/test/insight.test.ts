import { dayOf } from '@thrive/domain'
import { describe, expect, test } from 'vitest'
import { buildHrServer } from './build.ts'
import { buildCounting, v2 } from './counting.ts'

const HIDDEN = (teams: number) => ({ hidden: true, teams })
const hiddenScores = (teams: number) => ({ connect: HIDDEN(teams), trust: HIDDEN(teams), inspire: HIDDEN(teams) })
const average = (teams: number, average: number) => ({ hidden: false, teams, average })

describe('an empty product', async () => {
  const { insight } = await buildCounting()

  test('has nothing to show and says so', async () => {
    const empty = await insight()
    expect(empty).toMatchObject({ teams: 0, recounting: false, scores: hiddenScores(0), months: [] })
    expect(empty.desired).toEqual({ connect: 86, trust: 90, inspire: 83 })
    // Both versions measure gaps by other numbers than they display, so no indicator may be called furthest from
    // desired.
    expect(empty.comparable).toBe(false)
    expect(empty.journeys.map(({ version_slug, started }) => [version_slug, started])).toEqual([['v1', 0], ['v2', 0]]) // biome-ignore format: short
    expect(empty.choices.every(({ result }) => result.hidden)).toBe(true)
  })
})

describe('figures', async () => {
  const { insight, team, opine, client } = await buildCounting()
  const choose = (options: string[]): [number, unknown] => [26, options]
  const uuids = [
    await team([40, 60, 80], [choose(['Trust']), [28, ['Trust', 'Connect', 'Inspire']]]),
    await team([50, 70, 90], [choose(['Trust', 'Connect']), [28, ['Trust', 'Inspire', 'Connect']], [27, ['others=secret words', 'Empathy']]]), // biome-ignore format: one team a line
  ]

  test('of two teams are not given', async () => {
    const two = await insight({ version: 'v2' })
    expect(two.teams).toBe(2)
    expect(two.scores).toEqual(hiddenScores(2))
    expect(two.months.map(({ teams, scores }) => [teams, scores])).toEqual([[2, hiddenScores(2)]])
    expect(v2(two)).toMatchObject({ started: 2, finished: 2, reached: { hidden: true, teams: 2 } })
    expect(JSON.stringify(two)).not.toMatch(/average|median/)
  })

  test('of three teams are', async () => {
    uuids.push(await team([100, 71, 91], [[28, ['Connect', 'Trust', 'Inspire']], [27, ['Empathy']]])) // biome-ignore format: one team a line
    for (const [index, uuid] of uuids.entries()) await opine(uuid, 'experience', index + 2)
    const three = await insight({ version: 'v2' })
    expect(three.scores).toMatchObject({
      connect: { teams: 3, average: 63.3, lower: 45, median: 50, upper: 75, tens: [0, 0, 0, 1, 1, 0, 0, 0, 0, 1] },
      trust: { teams: 3, average: 67 },
    })
    expect(three.months).toEqual([
      {
        month: dayOf(Date.now()).slice(0, 7),
        teams: 3,
        scores: { connect: average(3, 63.3), trust: average(3, 67), inspire: average(3, 87) },
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
        { option: 'Connect', label: 'Connect', places: [1, 1, 1] },
        { option: 'Inspire', label: 'Inspire', places: [0, 1, 2] },
        { option: 'Trust', label: 'Trust', places: [2, 1, 0] },
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
        { option: 'Empathy', label: 'Empathy', teams: 3 },
        { option: 'Others', label: 'Others', teams: 2 },
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
    // Returning to a step or repeating it is not counted again.
    await client.next(uuid, 12)
    await client.next(uuid, 3)
    expect(v2(await insight())?.reached).toEqual(reached)
  })

  test('the other version has its own', async () => {
    expect((await insight({ version: 'v1' })).teams).toBe(0)
    expect((await insight({ version: 'v9' })).journeys).toEqual([])
  })
})

test('a period counts whole months and the days at its edges', async () => {
  const { sql, insight, fold } = await buildCounting()
  const days = ['2026-01-15', '2026-01-31', '2026-02-10', '2026-03-31', '2026-04-01', '2026-04-20']
  for (const day of days) await sql.query("insert into insight_change values ('v1', $1, 'minutes', '90', 3)", [day])
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

test('found by fuzzing: a period that begins on the last day a date can name is empty, not a failure', async () => {
  const { ask } = await buildHrServer()
  for (const days of ['from=9999-12-31', 'from=9999-01-01&to=9999-12-31', 'to=0001-01-01'])
    expect(await ask(`/api/admin/insight?${days}`)).toMatchObject({ teams: 0 })
})
