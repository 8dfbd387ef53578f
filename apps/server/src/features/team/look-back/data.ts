import type { Locale, LookBackNote } from '@thrive/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'
import type { wallKeysOf } from './key-service.ts'

export interface LookBackSession {
  id: string
  uuid: string
  revisionId: number
  name: string | null
  lang: Locale
  /** True if the key is the team's, which also reads what was written before. */
  isTeam: boolean
  reminded: boolean
}

/** Only a finished session has a look-back. */
export async function lookBackSession(
  db: Database,
  { asWall, asTeam }: NonNullable<ReturnType<typeof wallKeysOf>>,
): Promise<LookBackSession | undefined> {
  const { rows } = await sql<LookBackSession>`
    select id, uuid, revision_id as "revisionId", name, lang, look_back_wall_key(uuid) = ${asTeam} as "isTeam",
      reminder.session_id is not null as reminded
    from session left join reminder on session_id = id
    where look_back_wall_key(uuid) in (${asWall}, ${asTeam}) and finished_at is not null
  `.execute(db)
  return rows[0]
}

/** The notes of a session as JSON, for statements that select sessions. */
export const notesJson = (sessionId: RawBuilder<unknown>) => sql<LookBackNote[]>`
  (select coalesce(json_agg(json_build_object('visit', visit, 'field', field, 'value', value, 'at', given_at)), '[]')
   from look_back_note where session_id = ${sessionId})`

export async function notesOf(db: Database, sessionId: string): Promise<LookBackNote[]> {
  const { rows } = await sql<{ notes: LookBackNote[] }>`
    select ${notesJson(sql`${sessionId}::bigint`)} as notes
  `.execute(db)
  return rows[0]?.notes ?? []
}

/** More would only be a flood, because a key that hangs on a wall is known to many. */
const MOST_VISITS = 100

/**
 * Stores fields of one visit; a value older than the stored one is skipped. False if the session has as many visits as
 * it may have and this is another one.
 */
export async function saveNotes(
  tx: Database,
  sessionId: string,
  visit: string,
  notes: readonly Omit<LookBackNote, 'visit'>[],
): Promise<boolean> {
  const { rows } = await sql<{ fits: boolean }>`
    select count(*) filter (where visit <> ${visit}::uuid) < ${MOST_VISITS} as fits
    from (select distinct visit from look_back_note where session_id = ${sessionId}) as visits
  `.execute(tx)
  if (!rows[0]?.fits) return false
  await sql`
    insert into look_back_note as stored (session_id, visit, field, value, given_at)
    select session.id, ${visit}::uuid, given.field, given.value,
      least(given.at, (extract(epoch from clock_timestamp()) * 1000)::bigint)
    from session, unnest(${notes.map(({ field }) => field)}::text[], ${notes.map(({ value }) => value)}::text[],
      ${notes.map(({ at }) => at)}::bigint[]) as given (field, value, at)
    where session.id = ${sessionId}
    on conflict (session_id, visit, field) do update set value = excluded.value, given_at = excluded.given_at
      where stored.given_at <= excluded.given_at
  `.execute(tx)
  return true
}
