import { describe, expect, it } from 'vitest'
import type { Insight } from '../api.ts'
import { buildInsight, spread } from './testing/build.ts'
import { agreeing, averageOpinion, furthest, percent, summaryOf, tooFewWords } from './words.ts'

describe('the summary', () => {
  it('says in sentences how the teams are doing', () => {
    expect(summaryOf(buildInsight(), 'this year').join(' ')).toBe(
      '36 teams finished this year. On average they give themselves 63% for Connect, 62% for Trust and 66% for Inspire. ' +
        'Trust is furthest from the desired score: 62% against 90%. ' +
        'Of the teams that rated it, 58% found the experience insightful and interesting and 67% left with relevant actions.',
    )
  })

  it('says nothing about one or two teams', () => {
    const insight = buildInsight({ teams: 2, scores: { hidden: true, teams: 2 } })
    const text = summaryOf(insight, 'so far').join(' ')
    expect(text).toContain('2 teams finished so far. Not shown: based on 2 teams.')
    expect(text).not.toMatch(/\d%/)
  })

  it('of nothing is one sentence', () => {
    const insight = buildInsight({ teams: 0, scores: { hidden: true, teams: 0 } })
    expect(summaryOf(insight, 'in the last 30 days')).toEqual(['No team has finished in the last 30 days.'])
  })

  it('compares nothing where the versions desire different scores', () => {
    expect(summaryOf(buildInsight({ desired: null }), 'so far').join(' ')).not.toContain('desired')
  })

  it('leaves out an opinion of too few teams', () => {
    const [experience, relevant] = buildInsight().opinions as [Insight['opinions'][0], Insight['opinions'][0]]
    const insight = buildInsight({ opinions: [experience, { ...relevant, result: { hidden: true, teams: 1 } }] })
    expect(summaryOf(insight, 'so far').at(-1)).toBe(
      'Of the teams that rated it, 58% found the experience insightful and interesting.',
    )
  })
})

describe('the indicator furthest from desired', () => {
  const scores = (connect: number, trust: number, inspire: number) =>
    buildInsight({
      scores: { hidden: false, teams: 9, connect: spread(connect), trust: spread(trust), inspire: spread(inspire) },
    })

  it.each([
    ['one', scores(80, 60, 80), ['trust']],
    ['two that are equally far', scores(76, 80, 83), ['connect', 'trust']],
    ['none when all are there', scores(86, 90, 83), []],
  ] as const)('is %s', (_, insight, expected) => {
    expect(furthest(insight)).toEqual(expected)
  })

  it('is unknown without figures', () => {
    expect(furthest(buildInsight({ scores: { hidden: true, teams: 1 } }))).toBeNull()
  })
})

it('weighs opinions by how many teams gave them', () => {
  const opinion = (teams: number, average: number): Insight['opinions'][0] => ({
    type: 'experience',
    statement: '',
    result: { hidden: false, teams, average, counts: [0, 0, 0, 0, teams] },
  })
  expect(averageOpinion([opinion(30, 4), opinion(10, 2)])).toBe(3.5)
  expect(averageOpinion([{ ...opinion(2, 4), result: { hidden: true, teams: 2 } }])).toBeNull()
  expect(agreeing(opinion(3, 4))).toBe(100)
})

it('counts shares without dividing by nothing', () => {
  expect([percent(1, 3), percent(0, 0)]).toEqual([33, 0])
})

it('says why a figure is missing', () => {
  expect(tooFewWords(1)).toMatch(/^Not shown: based on 1 team\. Figures appear from 3 teams on/)
  expect(tooFewWords(0)).toMatch(/^Nothing to show yet/)
})
