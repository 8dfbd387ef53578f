import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'

export const teamToErase = (db: Database, uuid: string) =>
  db.selectFrom('team_session').select(['id', 'name', 'email']).where('uuid', '=', uuid).executeTakeFirst()

/** The earlier sessions about whose actions these sessions reported. */
export async function reportedBy(db: Database, ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct earlier_id as id from session
    where id = any(${ids}::bigint[]) and earlier_id is not null and earlier_id <> all(${ids}::bigint[])
      and exists (select from action_state where session_id = session.id)
  `.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Also deletes answers, opinions, codes, reminders, waiting mails and the count of sent mails, and what later sessions
 * reported about the team's actions.
 */
export async function deleteTeams(tx: Database, ids: string[]): Promise<void> {
  await sql`select graphile_worker.remove_job(task || ':' || id)
    from unnest(${ids}::bigint[]) as id, unnest(array['mail-resume', 'mail-results', 'mail-reminder']) as task`.execute(
    tx,
  )
  await sql`delete from mailbox where key in
    (select sha256(convert_to(email_key, 'UTF8')) from session where id = any(${ids}::bigint[]))`.execute(tx)
  await sql`delete from action_state where session_id in
    (select id from session where earlier_id = any(${ids}::bigint[]))`.execute(tx)
  await sql`delete from session where id = any(${ids}::bigint[])`.execute(tx)
}

/**
 * Identifies a session without revealing whose it is. The id alone could belong to another session in a restored
 * database, and the uuid changes when the address is proven.
 */
const MARK = sql`encode(sha256(convert_to(id || ' ' || extract(epoch from started_at), 'UTF8')), 'hex')`

export async function marksOfTeams(db: Database, ids: string[]): Promise<string[]> {
  const { rows } = await sql<{
    mark: string
  }>`select ${MARK} as mark from session where id = any(${ids}::bigint[])`.execute(db)
  return rows.map(({ mark }) => mark)
}

export async function teamsMarked(db: Database, marks: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from session where ${MARK} = any(${marks}::text[])`.execute(db)
  return rows.map(({ id }) => id)
}

export async function recordLists(db: Database, names: string[]): Promise<void> {
  await sql`insert into erasure_list select unnest(${names}::text[]) on conflict do nothing`.execute(db)
}

/** Returns the lists that this database does not know. */
export async function unknownLists(db: Database, names: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as name except select name from erasure_list order by name
  `.execute(db)
  return rows.map(({ name }) => name)
}

/** The age of a session counts from its end, or from its start if it never finished. */
export async function teamsOlderThan(db: Database, months: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    (select id from team_session where finished_at < now() - make_interval(months => ${months})
     order by finished_at limit ${limit})
    union all
    (select id from team_session where finished_at is null and started_at < now() - make_interval(months => ${months})
     order by started_at limit ${limit})
    limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}
