import type { Locale } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../infra/database.ts'
import { isClosed } from './data.ts'

export interface Door {
  id: number
  email: string
  emailKey: string
  lang: Locale
  stage: number
  sessionId: string | null
  round: string
  versionSlug: string
  closes: string
  isClosed: boolean
}

/** What the link of an invitee opens. Links work from planning on. */
export async function readDoor(db: Database, linkHash: Buffer, timeZone: string): Promise<Door | undefined> {
  const { rows } = await sql<Door>`
    select invitee.id, email, email_key as "emailKey", invitee.lang, stage, session_id as "sessionId",
      round.name as round, version_slug as "versionSlug", closes_on::text as closes, ${isClosed(timeZone)} as "isClosed"
    from invitee join round on round.id = round_id
    where link_hash = ${linkHash} and planned_at is not null
  `.execute(db)
  return rows[0]
}

export async function recordOpened(db: Database, id: number): Promise<void> {
  await sql`update invitee set stage = greatest(stage, 1), opened_at = now() where id = ${id}`.execute(db)
}

/** Locks the invitee, so that simultaneous starts make one session. Returns the session that it has meanwhile. */
export async function lockForStart(tx: Database, id: number): Promise<{ sessionId: string | null } | undefined> {
  const { rows } = await sql<{ sessionId: string | null }>`
    select session_id as "sessionId" from invitee where id = ${id} and email_key is not null for no key update
  `.execute(tx)
  return rows[0]
}

/** A session that has another invitee stays theirs: false. */
export async function recordStarted(tx: Database, id: number, sessionId: string): Promise<boolean> {
  const { rows } = await sql`
    update invitee set session_id = ${sessionId}, opened_at = coalesce(opened_at, now()),
      stage = case when exists (select from session where id = ${sessionId} and finished_at is not null)
        then 3 else greatest(stage, 2) end
    where id = ${id} and not exists (select from invitee where session_id = ${sessionId})
    returning id
  `.execute(tx)
  return rows.length > 0
}
