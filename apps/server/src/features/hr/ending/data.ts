import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'

export interface Ending {
  /** Null if nothing was asked for. */
  from: Date | null
  /** True once erasing has begun, after which it cannot be stopped. */
  isDue: boolean
  askedBy: string | null
  askedAt: Date | null
}

export async function readEnding(db: Database): Promise<Ending> {
  const { rows } = await sql<Ending>`
    select erase_at as "from", coalesce(erase_at <= now(), false) as "isDue", erase_asked_by as "askedBy",
      erase_asked_at as "askedAt"
    from organisation
  `.execute(db)
  return rows[0] ?? { from: null, isDue: false, askedBy: null, askedAt: null }
}

/** What there is to erase. */
export async function countEverything(db: Database) {
  const { rows } = await sql<{ sessions: number; rounds: number; accounts: number }>`
    select (select count(*)::int from team_session) as sessions, (select count(*)::int from round) as rounds,
      (select count(*)::int from hr_account) as accounts
  `.execute(db)
  return rows[0] as (typeof rows)[number]
}

/** When the last file with everything was made. */
export async function lastTakeOutAt(db: Database): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select max(made_at) as at from take_out`.execute(db)
  return rows[0]?.at ?? null
}

/** False if it waits already: the first moment stands. */
export async function storeEnding(tx: Database, from: Date, askedBy: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('organisation')
    .set({ erase_at: from, erase_asked_by: askedBy, erase_asked_at: sql`now()` })
    .where('erase_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** True if it waited and has not begun. */
export async function dropEnding(tx: Database): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('organisation')
    .set({ erase_at: null, erase_asked_by: null, erase_asked_at: null })
    .where('erase_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** For a restored copy: somebody may have stopped it since. True if it waited or was due. */
export async function forgetEnding(tx: Database): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('organisation')
    .set({ erase_at: null, erase_asked_by: null, erase_asked_at: null })
    .where('erase_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function someTeams(db: Database, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('team_session').select('id').orderBy('id').limit(limit).execute()
  return rows.map(({ id }) => id)
}

export async function uploadIds(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('studio_upload').select('id').execute()
  return rows.map(({ id }) => id)
}

/** Tables that a new installation fills by itself, or that nodes use among themselves. Every other one is emptied. */
const KEPT = [
  'schema_migration',
  'content_revision',
  'published_version',
  'edition',
  'organisation',
  // Without it, a copy that is restored later would not erase its sessions again.
  'erasure_list',
  'job_runner',
  'live_node',
  'mail_pace',
]

/**
 * Empties every table but those, whatever release made it, and brings the texts back to those of the release. False if
 * a team has started meanwhile, whose session has to be erased first.
 */
export async function emptyTables(tx: Database): Promise<boolean> {
  await sql`set local lock_timeout = '10s'`.execute(tx)
  await sql`lock table session in access exclusive mode`.execute(tx)
  if ((await someTeams(tx, 1)).length > 0) return false
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename <> all(${KEPT}::text[]) order by tablename
  `.execute(tx)
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(tx)
  await sql`
    update published_version set revision_id = coalesce(release_id, revision_id), published_at = now(),
      by_people = false, published_by = null, note = '', draft_number = 0, decided_id = null`.execute(tx)
  await sql`delete from edition`.execute(tx)
  await sql`insert into edition (version_slug, number, revision_id, at, standard)
    select version_slug, 1, revision_id, published_at, true from published_version`.execute(tx)
  await sql`delete from content_revision where id not in (select revision_id from published_version)`.execute(tx)
  await sql`delete from organisation`.execute(tx)
  return true
}
