import { FEWEST_TEAMS, type GivenScores, INDICATOR_NAMES, INDICATORS, type Scores } from '@thrive/domain'
import { m } from '@thrive/words'
import { listed } from '@thrive/words/intl'
import { getLocale } from '@thrive/words/locale'
import type { Insight } from '../frame/api.ts'
import { averagesOf, ofTeams, teamsWords } from './words.ts'

export interface Month {
  /** 2027-01 */
  month: string
  /** How many teams finished, and how many of those gave each score. */
  teams: number
  given: Scores
  /** Null if too few teams gave the score to show it. */
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

/** Returns every month from the first to the last, including those in which no team finished. */
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

/** Describes in one sentence how each score changed from the first month shown to the last. */
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

const MAX_NAMES = 4

/** Names the months that are not shown, and those in which an indicator is missing. */
export function hiddenMonthsWords(months: Month[]): string[] {
  const hidden = months.filter((month) => month.teams > 0 && !isShown(month))
  const mostGiven = ({ given }: Month) => Math.max(...INDICATORS.map((each) => given[each]))
  const wholly =
    hidden.length > 0 ? [m.trend_hidden({ fewest: FEWEST_TEAMS, months: listMonths(hidden, mostGiven) })] : []
  const partly = INDICATORS.flatMap((each) => {
    const missing = months.filter((month) => isShown(month) && month.scores[each] === null)
    if (missing.length === 0) return []
    const names = listMonths(missing, ({ given }) => given[each])
    return [m.trend_missing({ name: INDICATOR_NAMES[each], fewest: FEWEST_TEAMS, months: names })]
  })
  return [...wholly, ...partly]
}

/** Lists the months, each with how many of its teams gave the score. */
function listMonths(months: Month[], givenIn: (month: Month) => number): string {
  if (months.length > MAX_NAMES) return m.trend_hidden_many({ count: months.length })
  const words = (month: Month) => {
    const given = givenIn(month)
    return given === month.teams ? teamsWords(given) : ofTeams(given, month.teams)
  }
  return listed(months.map((month) => m.trend_hidden_month({ month: monthWithYear(month.month), teams: words(month) })))
}

/** Returns the first and the last month of each run without a team. */
export function emptyRuns(months: Month[]): [string, string][] {
  const runs: [string, string][] = []
  months.forEach(({ month, teams }, index) => {
    const last = runs.at(-1)
    if (teams > 0) return
    if (last && months[index - 1]?.month === last[1]) last[1] = month
    else runs.push([month, month])
  })
  return runs
}
