import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'

export interface TeamFilter {
  version?: string | undefined
  from?: string | undefined
  to?: string | undefined
  search?: string | undefined
  /** Time zone of `from` and `to`. */
  timeZone: string
}

export type Sort = 'finished' | 'name' | 'email' | 'version'
export interface Order {
  sort: Sort
  direction: 'asc' | 'desc'
}

interface Column {
  sql: RawBuilder<unknown>
  type: 'text' | 'timestamptz' | 'bigint'
}

const finished: Column = { sql: sql`finished_at`, type: 'timestamptz' }
/** Each is the prefix of an index; the id makes every position unique. */
const COLUMNS: Record<Sort, Column[]> = {
  finished: [finished],
  name: [{ sql: sql`lower(coalesce(name, '')) collate "C"`, type: 'text' }],
  email: [{ sql: sql`email_key collate "C"`, type: 'text' }],
  version: [{ sql: sql`version_slug`, type: 'text' }, finished],
}
const columnsOf = (sort: Sort): Column[] => [...COLUMNS[sort], { sql: sql`id`, type: 'bigint' }]

/** The types of the cursor's columns, in order. */
export const placeTypes = (sort: Sort) => columnsOf(sort).map(({ type }) => type)

export interface FinishedTeam {
  id: string
  uuid: string
  revision_id: number
  version_slug: string
  name: string | null
  email: string
  finished_at: Date
  /** Cursor of the next page: the values of the sort columns. */
  place: string[]
}

export async function finishedTeams(
  db: Database,
  filter: TeamFilter,
  { sort, direction }: Order,
  after: string[] | undefined,
  limit: number,
): Promise<FinishedTeam[]> {
  const columns = columnsOf(sort)
  const towards = direction === 'asc' ? sql`asc` : sql`desc`
  const onwards = direction === 'asc' ? sql`>` : sql`<`
  const values = columns.map(({ type }, index) => sql`${after?.[index]}::${sql.raw(type)}`)
  const { rows } = await sql<FinishedTeam>`
    select id, uuid, revision_id, version_slug, name, email, finished_at,
      array[${sql.join(columns.map((column) => sql`(${column.sql})::text`))}] as place
    from team_session
    where ${conditionsOf(filter)}
      ${after ? sql`and (${sql.join(columns.map((column) => column.sql))}) ${onwards} (${sql.join(values)})` : sql``}
    order by ${sql.join(columns.map((column) => sql`${column.sql} ${towards}`))}
    limit ${limit}
  `.execute(db)
  return rows
}

/** Counts the teams that match the filter, up to `most`. */
export async function countTeams(db: Database, filter: TeamFilter, most: number): Promise<number> {
  const { rows } = await sql<{ teams: number }>`
    select count(*)::int as teams from (select from team_session where ${conditionsOf(filter)} limit ${most}) as found
  `.execute(db)
  return rows[0]?.teams ?? 0
}

function conditionsOf({ version, from, to, search, timeZone }: TeamFilter): RawBuilder<unknown> {
  const conditions = [sql`finished_at is not null`]
  // A range of one value: with `=`, the planner walks all versions by time and expects to find this one soon, which is
  // slow if its teams all finished years ago.
  if (version) conditions.push(sql`version_slug between ${version} and ${version}`)
  if (from) conditions.push(sql`finished_at >= ${from}::date::timestamp at time zone ${timeZone}`)
  if (to) conditions.push(sql`finished_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`)
  if (search) conditions.push(searchCondition(search))
  return sql.join(conditions, sql` and `)
}

/**
 * Matches e-mail addresses by prefix and other text anywhere, ignoring accents. One or two letters have no trigram to
 * look up, so they match only at the start of a word.
 */
function searchCondition(search: string): RawBuilder<unknown> {
  const typed = search.normalize('NFC')
  if (search.indexOf('@') > 0) return sql`email_key collate "C" like lower(${escaped(sql`${typed}`)}) || '%'`
  const start = [...search].length < 3 ? '% ' : '%'
  // Escaped after normalisation, which turns a full-width percent sign into a wildcard.
  return sql`searchable(' ' || coalesce(name, '') || ' ' || email_key)
    like ${start} || ${escaped(sql`searchable(${typed})`)} || '%'`
}

/** Escapes wildcards so that they match literally. */
const escaped = (text: RawBuilder<unknown>) => sql`regexp_replace(${text}, '([\\\\%_])', '\\\\\\1', 'g')`

export const singleTeam = (db: Database, uuid: string) =>
  db
    .selectFrom('team_session')
    .select(['id', 'revision_id', 'name', 'email', 'finished_at'])
    .where('uuid', '=', uuid)
    .executeTakeFirst()
