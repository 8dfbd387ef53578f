import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'

export interface OthersCount {
  text: string
  teams: number
  /** How many different texts there are. */
  different: number
}

export type OthersFilter =
  | { round: number }
  | { version: string; timeZone: string; from?: string | undefined; to?: string | undefined }

/** The most frequent texts under Others of a question; equal ones count together whatever their capitals. */
export async function readOthers(
  db: Database,
  questionId: number,
  filter: OthersFilter,
  limit: number,
): Promise<OthersCount[]> {
  const isWithin = 'round' in filter ? sql`round_id = ${filter.round}` : withinPeriod(filter)
  const { rows } = await sql<OthersCount>`
    select mode() within group (order by text) as text, count(*)::int as teams, (count(*) over ())::int as different
    from others_text where question_id = ${questionId} and ${isWithin}
    group by lower(text) order by count(*) desc, lower(text) limit ${limit}
  `.execute(db)
  return rows
}

const withinPeriod = ({ version, timeZone, from, to }: Exclude<OthersFilter, { round: number }>) => {
  const conditions = [sql`version_slug = ${version}`]
  if (from) conditions.push(sql`finished_at >= ${from}::date::timestamp at time zone ${timeZone}`)
  if (to) conditions.push(sql`finished_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`)
  return sql.join(conditions, sql` and `)
}
