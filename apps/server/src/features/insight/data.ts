import { type Period, parcelsOf } from '@thrive/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../plugins/db.ts'

export interface Count {
  version: string
  measure: string
  value: string
  teams: number
}

export async function countsIn(db: Database, versions: string[], period: Period): Promise<Count[]> {
  const { rows } = await sql<Count>`
    select version_slug as version, measure, value, sum(teams)::int as teams
    from (${countsWithin(versions, period)}) as found
    group by version_slug, measure, value having sum(teams) > 0
  `.execute(db)
  return rows
}

export interface MonthlyScore {
  month: string
  measure: string
  teams: number
  points: number
}

export async function monthlyScores(
  db: Database,
  versions: string[],
  period: Period,
  measures: readonly string[],
): Promise<MonthlyScore[]> {
  const { rows } = await sql<MonthlyScore>`
    select to_char(day, 'YYYY-MM') as month, measure, sum(teams)::int as teams, sum(teams * value::int)::int as points
    from (${countsWithin(versions, period)}) as found
    where measure = any(${[...measures]}::text[])
    group by 1, 2 having sum(teams) > 0 order by 1
  `.execute(db)
  return rows
}

/** The counts of whole months, of the days at the edges, and what is not yet added to either. */
function countsWithin(versions: string[], period: Period) {
  const { months, days } = parcelsOf(period)
  const { from = '0001-01-01', to = '9999-12-31' } = period
  const counts = (grain: 'day' | 'month', range: RawBuilder<unknown>) => sql`
    select version_slug, starts as day, measure, value, teams from insight_count
    where grain = ${grain} and version_slug = any(${versions}::text[]) and ${range}
  `
  return sql.join(
    [
      counts('month', sql`starts >= ${months[0]}::date and starts < ${months[1]}::date`),
      ...days.map(([first, last]) => counts('day', sql`starts between ${first}::date and ${last}::date`)),
      sql`select version_slug, day, measure, value, teams from insight_change
          where version_slug = any(${versions}::text[]) and day between ${from}::date and ${to}::date`,
    ],
    sql` union all `,
  )
}
