import { type Period, parcelsOf } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../plugins/db.ts'

export interface Count {
  version: string
  measure: string
  value: string
  teams: number
}

export interface MonthlyScore {
  month: string
  measure: string
  teams: number
  points: number
}

type Row = (Count & { month: null }) | (MonthlyScore & { version: null })

/** The counts of a period, and how the scores went from month to month, read at one go. */
export async function countsIn(db: Database, versions: string[], period: Period, scores: readonly string[]) {
  const { rows } = await sql<Row>`
    select version_slug as version, measure, value, to_char(month, 'YYYY-MM') as month,
      sum(teams)::int as teams, sum(points)::int as points
    from (
      select version_slug, measure, value, teams, date_trunc('month', day::timestamp) as month,
        case when measure = any(${[...scores]}::text[]) then teams * value::int end as points
      from (${countsWithin(versions, period)}) as found
    ) as marked
    group by grouping sets ((version_slug, measure, value), (month, measure))
    having sum(teams) > 0 and (grouping(month) = 1 or measure = any(${[...scores]}::text[]))
    order by month
  `.execute(db)
  return {
    counts: rows.filter((row) => row.month === null),
    months: rows.filter((row) => row.month !== null),
  }
}

/** The counts of a period, and what is not yet added to them. */
function countsWithin(versions: string[], period: Period) {
  const { from = '0001-01-01', to = '9999-12-31' } = period
  const parcels = parcelsOf(period).map(
    (parcel) => sql`
      select version_slug, starts as day, measure, value, teams from insight_count
      where grain = ${parcel.grain} and version_slug = any(${versions}::text[])
        and starts >= ${parcel.from}::date and starts < ${parcel.before}::date`,
  )
  const changes = sql`
    select version_slug, day, measure, value, teams from insight_change
    where version_slug = any(${versions}::text[]) and day between ${from}::date and ${to}::date`
  return sql.join([...parcels, changes], sql` union all `)
}
