import { AUDIT_ACTIONS, AUDIT_KIND_OF, type AuditAction, type AuditChange, type AuditKind } from '@thrive/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'
import { sha256 } from '../../../infra/sha256.ts'

export interface AuditEntry {
  who: string
  what: AuditAction
  team?: string
  /** E-mail address of the member whom the action concerns. */
  whom?: string
  /** What changed, in words that the previous release can also show: a role, the names of settings. */
  detail?: string
  /** Never contains secrets or team data. */
  changes?: AuditChange[]
  teams?: number
}

/** The actor for actions from the command line. */
export const OPERATOR = 'operator'

/** Distinguishes sessions in the log without revealing which session it is. */
export const auditMark = (uuid: string) => sha256(uuid.toLowerCase()).toString('hex').slice(0, 12)

/** Returns the id of the entry. */
export async function writeAuditEntry(db: Database, entry: AuditEntry): Promise<string> {
  const { changes, ...rest } = entry
  const { id } = await db
    .insertInto('audit_line')
    .values({ ...rest, ...(changes && { changes: JSON.stringify(changes) }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** At most one entry per hour, for actions that repeat with every page and every letter of a search. */
export async function writeAuditEntryHourly(db: Database, { who, what }: AuditEntry): Promise<void> {
  await sql`
    insert into audit_line (who, what) select ${who}, ${what} where not exists (
      select from audit_line where who = ${who} and what = ${what} and at > now() - interval '1 hour'
    )
  `.execute(db)
}

export async function dropOldAuditEntries(db: Database, months: number): Promise<void> {
  await db.deleteFrom('audit_line').where('at', '<', sql<Date>`now() - make_interval(months => ${months})`).execute()
}

export interface AuditFilter {
  person?: string | undefined
  kind?: AuditKind | undefined
  /** Days in this time zone, both inclusive. */
  from?: string | undefined
  to?: string | undefined
  timeZone: string
}

/** Returns entries newest first, starting before the given id. */
export async function readAuditEntries(db: Database, filter: AuditFilter, before: string | undefined, limit: number) {
  const conditions = [...(await conditionsOf(db, filter))]
  if (filter.kind) conditions.push(sql`what in (${sql.join(actionsOf(filter.kind))})`)
  if (before !== undefined) conditions.push(sql`id < ${before}::bigint`)
  const { rows } = await sql<AuditRow>`
    select id::text, at, who, (select name from hr_account where email = who) as name, what, team, whom, detail,
      coalesce(changes, '[]') as changes, teams
    from audit_line ${whereAll(conditions)}
    order by audit_line.id desc limit ${limit}
  `.execute(db)
  return rows.map((row) => ({ ...row, kind: AUDIT_KIND_OF[row.what] }))
}

interface AuditRow {
  id: string
  at: Date
  who: string
  name: string | null
  what: AuditAction
  team: string | null
  whom: string | null
  detail: string | null
  changes: AuditChange[]
  teams: number | null
}

/** Counts entries per action for the person and the days, ignoring the kind. */
export async function countAuditEntries(db: Database, filter: AuditFilter) {
  const { rows } = await sql<{ what: AuditAction; entries: number }>`
    select what, count(*)::int as entries from audit_line ${whereAll(await conditionsOf(db, filter))} group by what
  `.execute(db)
  return rows
}

const actionsOf = (kind: AuditKind) => AUDIT_ACTIONS.filter((action) => AUDIT_KIND_OF[action] === kind)

const whereAll = (conditions: RawBuilder<unknown>[]) =>
  conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``

async function conditionsOf(db: Database, { person, from, to, timeZone }: AuditFilter) {
  const conditions: RawBuilder<unknown>[] = []
  if (from) conditions.push(sql`at >= ${from}::date::timestamp at time zone ${timeZone}`)
  if (to) conditions.push(sql`at < (${to}::date + 1)::timestamp at time zone ${timeZone}`)
  if (person) {
    const parts = [person, ...(await addressesNamed(db, person))].map((part) => `%${literal(part.toLowerCase())}%`)
    const matches = parts.map((part) => sql`lower(who || ' ' || coalesce(whom, '')) like ${part}`)
    conditions.push(sql`(${sql.join(matches, sql` or `)})`)
  }
  return conditions
}

/** Addresses of a few accounts whose name contains this part, because entries hold only addresses. */
async function addressesNamed(db: Database, part: string): Promise<string[]> {
  const rows = await db
    .selectFrom('hr_account')
    .select('email')
    .where(sql<boolean>`position(searchable(${part}) in searchable(name)) > 0`)
    .limit(NAMESAKES)
    .execute()
  return rows.map(({ email }) => email)
}

const NAMESAKES = 20
const literal = (part: string) => part.replace(/[\\%_]/g, '\\$&')

/**
 * Sends only the last day's entries, so that switching it on does not send years of them. Returns how many were sent.
 */
export function sendUnsent(db: Database, limit: number, send: (entry: object) => void): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('audit_line')
      .select(['id', 'at', 'who', 'what', 'team', 'whom', 'detail', 'changes', 'teams'])
      .where('told', '=', false)
      .where('at', '>', sql<Date>`now() - interval '1 day'`)
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id: _, ...entry } of rows) send(entry)
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await tx.updateTable('audit_line').set({ told: true }).where('id', 'in', ids).execute()
    return rows.length
  })
}
