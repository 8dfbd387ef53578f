import { describe, expect, it } from 'vitest'
import type { Insight } from '../frame/api.ts'
import { buildInsight, spread, tooFew } from './testing/build.ts'
import { agreeing, averageOpinion, percent, summaryOf, tooFewWords, weakest } from './words.ts'

const allHidden = (teams: number): Insight['scores'] => ({
  connect: tooFew(teams),
  trust: tooFew(teams),
  inspire: tooFew(teams),
})

describe('the summary', () => {
  it('says in sentences how the teams are doing', () => {
    expect(summaryOf(buildInsight(), 'this year').join(' ')).toBe(
      '36 teams finished this year. On average they give themselves 63% for Connect, 62% for Trust and 66% for Inspire. ' +
        'Trust is lowest, at 62%. ' +
        'Of the teams that rated it, 58% found the experience insightful and interesting and 67% left with relevant actions.',
    )
  })

  it('says how many gave a score where not all did', () => {
    const { scores } = buildInsight()
    const insight = buildInsight({ scores: { ...scores, connect: spread(70, 30), trust: tooFew(2) } })
    expect(summaryOf(insight, 'so far').slice(1, 3)).toEqual([
      'On average those that gave a score give themselves 70% for Connect (30 of 36 teams) and 66% for Inspire.',
      'Fewer than 3 teams gave a score for Trust.',
    ])
  })

  it('says nothing about one or two teams', () => {
    const insight = buildInsight({ teams: 2, scores: allHidden(2) })
    const text = summaryOf(insight, 'so far').join(' ')
    expect(text).toContain('2 teams finished so far. Not shown: based on 2 teams.')
    expect(text).not.toMatch(/\d%/)
  })

  it('of nothing is one sentence', () => {
    const insight = buildInsight({ teams: 0, scores: allHidden(0) })
    expect(summaryOf(insight, 'in the last 30 days')).toEqual(['No team has finished in the last 30 days.'])
  })

  it('compares with the desired scores only where gaps are measured by them', () => {
    const comparable = buildInsight({ comparable: true })
    expect(summaryOf(comparable, 'so far')).toContain('Trust is furthest from the desired score: 62% against 90%.')
    for (const insight of [buildInsight(), { ...comparable, desired: null }]) {
      const text = summaryOf(insight, 'so far').join(' ')
      expect(text).toContain('Trust is lowest, at 62%.')
      expect(text).not.toContain('desired')
    }
  })

  it('leaves out an opinion of too few teams', () => {
    const [experience, relevant] = buildInsight().opinions as [Insight['opinions'][0], Insight['opinions'][0]]
    const insight = buildInsight({ opinions: [experience, { ...relevant, result: { hidden: true, teams: 1 } }] })
    expect(summaryOf(insight, 'so far').at(-1)).toBe(
      'Of the teams that rated it, 58% found the experience insightful and interesting.',
    )
  })
})

describe('the weakest indicator', () => {
  const scores = (connect: number, trust: number, inspire: number) =>
    buildInsight({
      comparable: true,
      scores: { connect: spread(connect), trust: spread(trust), inspire: spread(inspire) },
    })

  it.each([
    ['one', scores(80, 60, 80), ['trust']],
    ['two that are equally far', scores(76, 80, 83), ['connect', 'trust']],
    ['none when all are there', scores(86, 90, 83), []],
  ] as const)('is furthest from desired: %s', (_, insight, indicators) => {
    expect(weakest(insight)).toEqual({ by: 'desired', indicators })
  })

  it.each([
    ['one', scores(62, 60, 80), ['trust']],
    ['two that are equally low', scores(60, 80, 60), ['connect', 'inspire']],
    ['none when all are equal', scores(60, 60, 60), []],
  ] as const)('is lowest while gaps are measured by other numbers: %s', (_, insight, indicators) => {
    expect(weakest({ ...insight, comparable: false })).toEqual({ by: 'lowest', indicators })
  })

  it('is unknown unless all three are known', () => {
    expect(weakest(buildInsight({ scores: allHidden(1) }))).toBeNull()
    expect(weakest(buildInsight({ scores: { ...buildInsight().scores, trust: tooFew(2) } }))).toBeNull()
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
