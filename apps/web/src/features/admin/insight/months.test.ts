import { describe, expect, it } from 'vitest'
import { hiddenMonthsWords, monthsOf, trendWords } from './months.ts'

const shown = (month: string, connect: number) => ({
  month,
  scores: { hidden: false as const, teams: 4, connect, trust: 60, inspire: 70.4 },
})
const hidden = (month: string, teams: number) => ({ month, scores: { hidden: true as const, teams } })

describe('months', () => {
  it('goes on through months without a team, also over a new year', () => {
    const months = monthsOf([shown('2026-11', 50), shown('2027-02', 60)])
    expect(months.map(({ month, teams }) => [month, teams])).toEqual([
      ['2026-11', 4],
      ['2026-12', 0],
      ['2027-01', 0],
      ['2027-02', 4],
    ])
    expect(months[1]?.scores).toBeNull()
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
    expect(hiddenMonthsWords(months)).toBe('Not shown, because fewer than 3 teams finished: Oct 2026 (1 team).')
  })

  it('names months that are missing only while they are few', () => {
    const months = monthsOf(['01', '02', '03', '04', '05'].map((month) => hidden(`2026-${month}`, 2)))
    expect(hiddenMonthsWords(months)).toBe('Not shown, because fewer than 3 teams finished: 5 months.')
    expect(trendWords(months)).toBe('No month has the 3 teams that a figure needs, so none is shown.')
  })

  it('of one month is no trend', () => {
    expect(trendWords(monthsOf([shown('2026-11', 50)]))).toBe('Only Nov 2026 has enough teams to be shown.')
    expect(hiddenMonthsWords(monthsOf([shown('2026-11', 50)]))).toBeNull()
  })
})
