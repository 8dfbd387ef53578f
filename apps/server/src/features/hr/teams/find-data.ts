import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'
import { closeRooms } from '../../team/room/data.ts'
import { askForAnswersMailAgain } from '../../team/session/answers-mail-data.ts'

export interface FoundSession {
  id: string
  uuid: string
  versionSlug: string
  revisionId: number
  name: string | null
  position: number
  startedAt: Date
  finishedAt: Date | null
  lastUsed: Date
  hasPhoto: boolean
  hasReminder: boolean
  answers: [number, string][]
}

/** Newest first. The union lets each half use its own index. */
export async function sessionsOf(db: Database, emailKey: string): Promise<FoundSession[]> {
  const { rows } = await sql<FoundSession>`
    with found as (
      select * from team_session where email_key = ${emailKey} and completed_at is null
      union all
      select * from team_session where email_key = ${emailKey} and completed_at is not null
    )
    select id, uuid, version_slug as "versionSlug", revision_id as "revisionId", name, position,
      started_at as "startedAt", finished_at as "finishedAt",
      greatest(started_at, finished_at, completed_at,
        (select to_timestamp(max(given_at) / 1000) from answer where session_id = id)) as "lastUsed",
      photo_key is not null as "hasPhoto",
      exists (select from reminder where session_id = id) as "hasReminder",
      (select coalesce(json_agg(json_build_array(question_id, value)), '[]') from answer where session_id = id) as answers
    from found order by started_at desc
  `.execute(db)
  return rows
}

/**
 * Changes the session's address. Codes sent to the old address stop working, and so does the session's key if it was
 * mailed there. Returns true if the key changed.
 */
export async function moveToAddress(
  tx: Database,
  { id, finishedAt }: FoundSession,
  to: { email: string; emailKey: string },
): Promise<boolean> {
  await sql`delete from mailbox where key in
    (select sha256(convert_to(email_key, 'UTF8')) from session where id = ${id})`.execute(tx)
  await tx.deleteFrom('resume_mail').where('session_id', '=', id).execute()
  const { rows } = await sql<{ isMailed: boolean }>`
    select proven_at is not null or exists (select from results_mail where session_id = id and outcome = 'sent')
      as "isMailed" from session where id = ${id} for update
  `.execute(tx)
  const isMailed = rows[0]?.isMailed ?? false
  await tx
    .updateTable('session')
    .set((row) => ({
      email: to.email,
      email_key: to.emailKey,
      proven_at: null,
      ...(isMailed && { former_uuid: row.ref('uuid'), uuid: sql<string>`gen_random_uuid()` }),
    }))
    .where('id', '=', id)
    .execute()
  if (isMailed) await closeRooms(tx, [id])
  if (finishedAt) await askForAnswersMailAgain(tx, id)
  return isMailed
}
