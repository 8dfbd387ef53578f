import { FEWEST_TEAMS, INDICATOR_NAMES, INDICATORS, type Scores } from '@thrive/domain'
import type { Insight } from '../api.ts'
import { inWords, teamsWords } from './words.ts'

export interface Month {
  /** 2027-01 */
  month: string
  teams: number
  /** Null where too few teams finished for the month to be shown. */
  scores: Scores | null
}

const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export const monthName = (month: string): string => NAMES[Number(month.slice(5)) - 1] ?? month
export const monthWithYear = (month: string): string => `${monthName(month)} ${month.slice(0, 4)}`

/** Every month from the first to the last, also those in which no team finished: time goes on without them. */
export function monthsOf(found: Insight['months']): Month[] {
  const byMonth = new Map(found.map(({ month, scores }) => [month, scores]))
  const [first, last] = [found[0]?.month, found.at(-1)?.month]
  const months: Month[] = []
  for (let month = first; month && last && month <= last; month = monthAfter(month)) {
    const scores = byMonth.get(month)
    const { connect, trust, inspire } = scores && !scores.hidden ? scores : {}
    const shown = connect !== undefined && trust !== undefined && inspire !== undefined
    months.push({ month, teams: scores?.teams ?? 0, scores: shown ? { connect, trust, inspire } : null })
  }
  return months
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** From the first month that is shown to the last, in one sentence. */
export function trendWords(months: Month[]): string {
  const shown = months.filter(({ scores }) => scores !== null)
  const [first, last] = [shown[0], shown.at(-1)]
  if (!first?.scores || !last?.scores)
    return `No month has the ${FEWEST_TEAMS} teams that a figure needs, so none is shown.`
  const { scores: then } = first
  const { scores: now } = last
  if (first === last) return `Only ${monthWithYear(first.month)} has enough teams to be shown.`
  const moves = INDICATORS.map(
    (each) => `${INDICATOR_NAMES[each]} from ${Math.round(then[each])}% to ${Math.round(now[each])}%`,
  )
  return `From ${monthWithYear(first.month)} to ${monthWithYear(last.month)}: ${inWords(moves)}.`
}

const MOST_NAMES = 4

export function hiddenMonthsWords(months: Month[]): string | null {
  const hidden = months.filter(({ scores, teams }) => scores === null && teams > 0)
  if (hidden.length === 0) return null
  const names =
    hidden.length > MOST_NAMES
      ? `${hidden.length} months`
      : inWords(hidden.map(({ month, teams }) => `${monthWithYear(month)} (${teamsWords(teams)})`))
  return `Not shown, because fewer than ${FEWEST_TEAMS} teams finished: ${names}.`
}
