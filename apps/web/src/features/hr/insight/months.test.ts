import { describe, expect, it } from 'vitest'
import { emptyRuns, hiddenMonthsWords, monthsOf, trendWords } from './months.ts'

const average = (teams: number, average: number) =>
  teams < 3 ? { hidden: true as const, teams } : { hidden: false as const, teams, average }
const shown = (month: string, connect: number, given = 4) => ({
  month,
  teams: 4,
  scores: { connect: average(given, connect), trust: average(4, 60), inspire: average(4, 70.4) },
})
const hidden = (month: string, teams: number, given = teams) => ({
  month,
  teams,
  scores: { connect: average(given, 0), trust: average(0, 0), inspire: average(0, 0) },
})

describe('months', () => {
  it('goes on through months without a team, also over a new year', () => {
    const months = monthsOf([shown('2026-11', 50), shown('2027-02', 60)])
    expect(months.map(({ month, teams }) => [month, teams])).toEqual([
      ['2026-11', 4],
      ['2026-12', 0],
      ['2027-01', 0],
      ['2027-02', 4],
    ])
    expect(months[1]?.scores).toEqual({ connect: null, trust: null, inspire: null })
    expect(months[3]?.scores).toEqual({ connect: 60, trust: 60, inspire: 70.4 })
  })

  it('of nothing are none', () => {
    expect(monthsOf([])).toEqual([])
  })
})

describe('the trend in words', () => {
  it('goes from the first month that is shown to the last', () => {
    const months = monthsOf([hidden('2026-10', 1), shown('2026-11', 50), shown('2027-02', 60)])
    expect(trendWords(months)).toBe(
      'From Nov 2026 to Feb 2027: Connect from 50% to 60%, Trust from 60% to 60% and Inspire from 70% to 70%.',
    )
    expect(hiddenMonthsWords(months)).toEqual([
      'Not shown, because fewer than 3 teams gave a score: Oct 2026 (1 team).',
    ])
  })

  it('leaves out a score that too few teams gave, and says how many of a month gave one', () => {
    const months = monthsOf([shown('2026-11', 50, 2), shown('2026-12', 70), hidden('2027-01', 5, 2)])
    expect(trendWords(months)).toBe('From Nov 2026 to Dec 2026: Trust from 60% to 60% and Inspire from 70% to 70%.')
    expect(months[0]).toMatchObject({ given: { connect: 2, trust: 4 }, scores: { connect: null, trust: 60 } })
    expect(hiddenMonthsWords(months)).toEqual([
      'Not shown, because fewer than 3 teams gave a score: Jan 2027 (2 of 5 teams).',
      'Connect is missing for: Nov 2026 (2 of 4 teams), because fewer than 3 teams gave it.',
    ])
  })

  it('knows where months without a team follow each other', () => {
    const months = monthsOf([shown('2026-09', 50), shown('2026-11', 50), shown('2027-02', 60)])
    expect(emptyRuns(months)).toEqual([
      ['2026-10', '2026-10'],
      ['2026-12', '2027-01'],
    ])
  })

  it('names months that are missing only while they are few', () => {
    const months = monthsOf(['01', '02', '03', '04', '05'].map((month) => hidden(`2026-${month}`, 2)))
    expect(hiddenMonthsWords(months)).toEqual(['Not shown, because fewer than 3 teams gave a score: 5 months.'])
    expect(trendWords(months)).toBe('In no month did 3 teams or more give a score, so none is shown.')
  })

  it('of one month is no trend', () => {
    expect(trendWords(monthsOf([shown('2026-11', 50)]))).toBe('Only Nov 2026 has enough teams to be shown.')
    expect(hiddenMonthsWords(monthsOf([shown('2026-11', 50)]))).toEqual([])
  })
})
