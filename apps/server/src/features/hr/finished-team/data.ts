import { CALENDAR_ZONE } from '@thrive/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'

export interface TeamFilter {
  version?: string | undefined
  from?: string | undefined
  to?: string | undefined
  search?: string | undefined
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

const ZONE = sql.lit(CALENDAR_ZONE)

const finished: Column = { sql: sql`finished_at`, type: 'timestamptz' }
/** Each is the prefix of an index; the id is added to make every row's place unique. */
const COLUMNS: Record<Sort, Column[]> = {
  finished: [finished],
  name: [{ sql: sql`lower(coalesce(name, '')) collate "C"`, type: 'text' }],
  email: [{ sql: sql`email_key collate "C"`, type: 'text' }],
  version: [{ sql: sql`version_slug`, type: 'text' }, finished],
}
const columnsOf = (sort: Sort): Column[] => [...COLUMNS[sort], { sql: sql`id`, type: 'bigint' }]

/** The types of the columns that make up a row's place, in order. */
export const placeTypes = (sort: Sort) => columnsOf(sort).map(({ type }) => type)

export interface FinishedTeam {
  id: string
  uuid: string
  revision_id: number
  version_slug: string
  name: string | null
  email: string
  finished_at: Date
  /** Where the next page continues: the values of the sort columns. */
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
    from session
    where ${conditionsOf(filter)}
      ${after ? sql`and (${sql.join(columns.map((column) => column.sql))}) ${onwards} (${sql.join(values)})` : sql``}
    order by ${sql.join(columns.map((column) => sql`${column.sql} ${towards}`))}
    limit ${limit}
  `.execute(db)
  return rows
}

/** How many teams the filter finds; counting stops at `most`. */
export async function countTeams(db: Database, filter: TeamFilter, most: number): Promise<number> {
  const { rows } = await sql<{ teams: number }>`
    select count(*)::int as teams from (select from session where ${conditionsOf(filter)} limit ${most}) as found
  `.execute(db)
  return rows[0]?.teams ?? 0
}

function conditionsOf({ version, from, to, search }: TeamFilter): RawBuilder<unknown> {
  const conditions = [sql`finished_at is not null`]
  // A range of one value, because with `=` the planner prefers to walk all versions by time and hopes to meet this one
  // soon, which takes long where its teams all finished years ago.
  if (version) conditions.push(sql`version_slug between ${version} and ${version}`)
  if (from) conditions.push(sql`finished_at >= ${from}::date::timestamp at time zone ${ZONE}`)
  if (to) conditions.push(sql`finished_at < (${to}::date + 1)::timestamp at time zone ${ZONE}`)
  if (search) conditions.push(searchCondition(search))
  return sql.join(conditions, sql` and `)
}

/**
 * An e-mail address is matched from its beginning, everything else anywhere. One or two letters have no trigram to
 * look up, so they match at the beginning of a word only.
 */
function searchCondition(search: string): RawBuilder<unknown> {
  const literal = search.normalize('NFC').replace(/[\\%_]/g, '\\$&')
  if (search.indexOf('@') > 0) return sql`email_key collate "C" like lower(${literal}) || '%'`
  const pattern = [...search].length < 3 ? `% ${literal}%` : `%${literal}%`
  return sql`' ' || lower(coalesce(name, '')) || ' ' || email_key like lower(${pattern})`
}

export const singleTeam = (db: Database, uuid: string) =>
  db
    .selectFrom('session')
    .select(['id', 'revision_id', 'name', 'email', 'finished_at'])
    .where('uuid', '=', uuid)
    .executeTakeFirst()
