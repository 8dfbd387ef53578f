import { FEWEST_TEAMS, hidingOf, INDICATORS, MEASURES } from '@thrive/domain'
import type { MonthlyCount } from './data.ts'
import type { RoundCount } from './round-data.ts'

const NAMES: Readonly<Record<string, string>> = {
  teams: MEASURES.minutes,
  ...Object.fromEntries(INDICATORS.map((indicator) => [indicator, MEASURES.score(indicator)])),
}

/** The months of a round, in the form of those of a period. */
export function monthlyCounts(counts: RoundCount[]): MonthlyCount[] {
  const months = new Map<string, MonthlyCount>()
  for (const { measure, value, teams } of counts) {
    const [kind, month = '', name = ''] = measure.split(':')
    if (kind !== 'month') continue
    const sum = months.get(measure) ?? { month, measure: NAMES[name] ?? name, teams: 0, sum: 0 }
    months.set(measure, { ...sum, teams: sum.teams + teams, sum: sum.sum + teams * Number(value) })
  }
  return [...months.values()].toSorted((one, other) => one.month.localeCompare(other.month))
}

/** Months that must be withheld so that the whole round minus the others does not reveal a month of few teams. */
export function subtractable(months: MonthlyCount[]): ReadonlySet<string> {
  const byMeasure = Map.groupBy(months, ({ measure }) => measure)
  return new Set(
    [...byMeasure].flatMap(([measure, found]) => {
      const hidden = hidingOf(
        found.map(({ month, teams }) => ({ name: month, teams })),
        FEWEST_TEAMS,
      )
      return [...hidden.keys()].map((month) => `${month} ${measure}`)
    }),
  )
}
