import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'

export const teamToErase = (db: Database, uuid: string) =>
  db.selectFrom('session').select(['id', 'name', 'email']).where('uuid', '=', uuid).executeTakeFirst()

export async function revisionsOfTeams(db: Database, ids: string[]): Promise<number[]> {
  const { rows } = await sql<{ revision: number }>`
    select distinct revision_id as revision from session where id = any(${ids}::bigint[])
  `.execute(db)
  return rows.map(({ revision }) => revision)
}

/**
 * Answers, opinions, codes and reminders go with their session, as do waiting mails and the count of those already sent,
 * and what later sessions said about its actions.
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

/** The age of a session counts from its end, or from its start if it never finished. */
export async function teamsOlderThan(db: Database, months: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    (select id from session where finished_at < now() - make_interval(months => ${months})
     order by finished_at limit ${limit})
    union all
    (select id from session where finished_at is null and started_at < now() - make_interval(months => ${months})
     order by started_at limit ${limit})
    limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}
