import { FEWEST_TEAMS, type GivenScores, INDICATOR_NAMES, INDICATORS, type Scores } from '@thrive/domain'
import { m } from '@thrive/words'
import { listed } from '@thrive/words/intl'
import { getLocale } from '@thrive/words/locale'
import type { Insight } from '../api.ts'
import { averagesOf, ofTeams, teamsWords } from './words.ts'

export interface Month {
  /** 2027-01 */
  month: string
  /** How many finished, and how many of those gave each score. */
  teams: number
  given: Scores
  /** Null where too few teams gave the score for it to be shown. */
  scores: GivenScores
}

const NOTHING: Omit<Month, 'month'> = {
  teams: 0,
  given: { connect: 0, trust: 0, inspire: 0 },
  scores: { connect: null, trust: null, inspire: null },
}

export const monthName = (month: string): string =>
  new Date(`${month}-01`).toLocaleString(getLocale(), { month: 'short', timeZone: 'UTC' })
export const monthWithYear = (month: string): string => `${monthName(month)} ${month.slice(0, 4)}`

/** Every month from the first to the last, including those in which no team finished. */
export function monthsOf(found: Insight['months']): Month[] {
  const byMonth = new Map(found.map((month) => [month.month, month]))
  const [first, last] = [found[0]?.month, found.at(-1)?.month]
  const months: Month[] = []
  for (let month = first; month && last && month <= last; month = monthAfter(month)) {
    const counted = byMonth.get(month)
    months.push({ month, ...(counted ? shownOf(counted) : NOTHING) })
  }
  return months
}

const shownOf = ({ teams, scores }: Insight['months'][number]): Omit<Month, 'month'> => ({
  teams,
  given: { connect: scores.connect.teams, trust: scores.trust.teams, inspire: scores.inspire.teams },
  scores: averagesOf(scores),
})

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

export const isShown = ({ scores }: Month): boolean => INDICATORS.some((each) => scores[each] !== null)

/** How each score changed from the first month shown to the last, in one sentence. */
export function trendWords(months: Month[]): string {
  const shown = months.filter(isShown)
  const [first, last] = [shown[0], shown.at(-1)]
  if (!first || !last) return m.trend_none({ fewest: FEWEST_TEAMS })
  if (first === last) return m.trend_only({ month: monthWithYear(first.month) })
  const moves = INDICATORS.flatMap((each) => {
    const [then, now] = [first.scores[each], last.scores[each]]
    if (then === null || now === null) return []
    return [m.trend_move({ name: INDICATOR_NAMES[each], before: Math.round(then), now: Math.round(now) })]
  })
  const span = { first: monthWithYear(first.month), last: monthWithYear(last.month) }
  return moves.length > 0 ? m.trend_moves({ ...span, moves: listed(moves) }) : m.trend_no_moves(span)
}

const MOST_NAMES = 4

export function hiddenMonthsWords(months: Month[]): string | null {
  const hidden = months.filter((month) => month.teams > 0 && !isShown(month))
  if (hidden.length === 0) return null
  const names =
    hidden.length > MOST_NAMES
      ? m.trend_hidden_many({ count: hidden.length })
      : listed(
          hidden.map((month) => m.trend_hidden_month({ month: monthWithYear(month.month), teams: givenWords(month) })),
        )
  return m.trend_hidden({ fewest: FEWEST_TEAMS, months: names })
}

function givenWords({ teams, given }: Month): string {
  const most = Math.max(...INDICATORS.map((each) => given[each]))
  return most === teams ? teamsWords(teams) : ofTeams(most, teams)
}
