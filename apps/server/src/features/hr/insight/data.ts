import { countedSpansOf, FORMER_MEASURES, INDICATORS, MEASURES, type Period } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'
import { IS_ACTION } from '../../tally/data.ts'

export interface Count {
  version: string
  measure: string
  value: string
  teams: number
}

export interface MonthlyCount {
  month: string
  measure: string
  teams: number
  /** Sum of the values of all teams in these versions. */
  sum: number
}

type Row = (Count & { month: null }) | (MonthlyCount & { version: null })

/** Measures that are also summed per month. */
const MONTHLY = [MEASURES.minutes, ...INDICATORS.map(MEASURES.score)]

/** Returns a period's counts and its monthly scores, in one query. */
export async function countsIn(db: Database, versions: string[], period: Period) {
  const { rows } = await sql<Row>`
    select version_slug as version, measure, value, to_char(month, 'YYYY-MM') as month,
      sum(teams)::int as teams, sum(numbers)::int as sum
    from (
      select version_slug, measure, value, teams, date_trunc('month', day::timestamp) as month,
        case when measure = any(${MONTHLY}::text[]) then teams * value::int end as numbers
      from (${countsWithin(versions, period)}) as found
    ) as marked
    group by grouping sets ((version_slug, measure, value), (month, measure))
    having case when grouping(month) = 1 then sum(teams) > 0 or measure = any(${FORMER_MEASURES}::text[])
      else sum(teams) > 0 and measure = any(${MONTHLY}::text[]) end
    order by month
  `.execute(db)
  return {
    counts: rows.filter((row) => row.month === null),
    months: rows.filter((row) => row.month !== null),
  }
}

/** The counts of a period, including changes not yet merged into them. */
function countsWithin(versions: string[], period: Period) {
  const { from = '0001-01-01', to = '9999-12-31' } = period
  const spans = countedSpansOf(period).map(
    (span) => sql`
      select version_slug, starts as day, measure, value, teams from insight_count
      where grain = ${span.grain} and version_slug = any(${versions}::text[])
        and starts >= ${span.from}::date and starts < ${span.before}::date and not ${IS_ACTION}`,
  )
  const changes = sql`
    select version_slug, day, measure, value, teams from insight_change
    where version_slug = any(${versions}::text[]) and day between ${from}::date and ${to}::date
      and not ${IS_ACTION}`
  return sql.join([...spans, changes], sql` union all `)
}
