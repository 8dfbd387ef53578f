import { type Locale, RETENTION_WAIT_DAYS } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'
import { organisationNow } from '../../organisation/data.ts'

export interface Retention {
  /** The months in force; null keeps sessions. */
  inForce: number | null
  /** A shorter retention that is pending. */
  waiting: Waiting | null
  timeZone: string
}

export interface Waiting {
  months: number
  from: Date
  askedBy: string | null
  askedAt: Date | null
}

/** A wait that is over no longer counts, even if the nightly job has not stored that yet. */
export async function readRetention(db: Database): Promise<Retention> {
  const { retentionMonths, retentionInForce, retentionAsked, timeZone } = await organisationNow(db)
  const { months: inForce, until: from } = retentionInForce
  const isWaiting = from !== null && retentionMonths !== null
  return {
    inForce,
    waiting: isWaiting
      ? { months: retentionMonths, from, askedBy: retentionAsked.by, askedAt: retentionAsked.at }
      : null,
    timeZone,
  }
}

export async function storeRetention(db: Database, months: number | null): Promise<void> {
  await db
    .updateTable('organisation')
    .set({
      retention_months: months,
      retention_next: null,
      retention_next_at: null,
      retention_asked_by: null,
      retention_asked_at: null,
      retention_decided: true,
      changed_at: sql`now()`,
    })
    .execute()
}

export async function storeWaiting(db: Database, months: number, from: Date, askedBy: string): Promise<void> {
  await db
    .updateTable('organisation')
    .set({
      retention_next: months,
      retention_next_at: from,
      retention_asked_by: askedBy,
      retention_asked_at: sql`now()`,
      retention_decided: true,
      changed_at: sql`now()`,
    })
    .execute()
}

/** True if this is the first decision. */
export async function recordDecision(db: Database): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('organisation')
    .set({ retention_decided: true })
    .where('retention_decided', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** For a restored copy: somebody may have stopped the shorter retention since. */
export async function forgetWaiting(db: Database): Promise<void> {
  await sql`update organisation set retention_next = null, retention_next_at = null, retention_asked_by = null,
    retention_asked_at = null where retention_next_at is not null`.execute(db)
}

/** Applies a pending retention whose wait is over. */
export async function settleRetention(db: Database): Promise<void> {
  await sql`update organisation set retention_months = retention_next, retention_next = null, retention_next_at = null,
    retention_asked_by = null, retention_asked_at = null where retention_next_at <= now()`.execute(db)
}

/** The midnight, in the organisation's time zone, at which a retention shortened now takes effect. */
export async function firstDayOfErasing(db: Database, timeZone: string): Promise<Date> {
  const { rows } = await sql<{ from: Date }>`
    select (date_trunc('day', now() at time zone ${timeZone}) + make_interval(days => ${RETENTION_WAIT_DAYS + 1}))
      at time zone ${timeZone} as "from"
  `.execute(db)
  return (rows[0] as { from: Date }).from
}

/** What a retention erases on its first day. */
export interface Effect {
  /** Sessions that ended before this moment. */
  before: Date
  sessions: number
  total: number
  photos: number
  /** Sessions whose team has its answers page. */
  pages: number
  ended: { month: string; goes: number; stays: number }[]
}

/** The age of a session counts from its end, or from its start if it never finished. */
export async function effectOf(db: Database, months: number, from: Date, timeZone: string): Promise<Effect> {
  const { rows } = await sql<Effect['ended'][number] & { before: Date; photos: number; pages: number }>`
    with line as (
      select (${from}::timestamptz at time zone ${timeZone} - make_interval(months => ${months}))
        at time zone ${timeZone} as before
    ), aged as (
      select coalesce(finished_at, started_at) as ended, photo_key, completed_at from team_session
    ), counted as (
      select to_char(ended at time zone ${timeZone}, 'YYYY-MM') as month,
        count(*) filter (where ended < before)::int as goes,
        count(*) filter (where ended >= before)::int as stays,
        count(photo_key) filter (where ended < before)::int as photos,
        count(completed_at) filter (where ended < before)::int as pages
      from aged, line group by 1
    )
    select * from line left join counted on true order by month
  `.execute(db)
  const found = rows.filter(({ month }) => month !== null)
  const sum = (key: 'goes' | 'stays' | 'photos' | 'pages') => found.reduce((total, row) => total + row[key], 0)
  return {
    before: rows[0]?.before ?? from,
    sessions: sum('goes'),
    total: sum('goes') + sum('stays'),
    photos: sum('photos'),
    pages: sum('pages'),
    ended: found.map(({ month, goes, stays }) => ({ month, goes, stays })),
  }
}

export async function ownerIds(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('hr_account')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Undefined if the account is no longer an owner. */
export const ownerToWarn = (db: Database, accountId: number) =>
  db
    .selectFrom('hr_account')
    .select(['email', sql<Locale | null>`lang`.as('lang')])
    .where('id', '=', accountId)
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
