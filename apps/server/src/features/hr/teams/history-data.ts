import type { ActionState, LookBackNote } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'
import { notesJson } from '../../team/look-back/data.ts'

export interface TeamSession {
  uuid: string
  revisionId: number
  versionSlug: string
  name: string | null
  email: string
  finished: Date
  round: string | null
  joined: boolean
  answers: [number, string][]
  /** As later sessions report them, the latest last. */
  states: [number, ActionState][]
  notes: LookBackNote[]
}

export interface TeamKey {
  /** The session that stands for the team. */
  id: string
  email: string
  emailKey: string
  versionSlug: string
}

/** Finds the team of a finished session: of its own address and version, or the one that HR joined it to. */
export async function teamOf(db: Database, uuid: string): Promise<TeamKey | undefined> {
  const { rows } = await sql<TeamKey>`
    select team.id, team.email, team.email_key as "emailKey", team.version_slug as "versionSlug"
    from team_session as asked left join session_join on session_id = asked.id
    join team_session as team on team.id = coalesce(to_id, asked.id)
    where asked.uuid = ${uuid} and asked.finished_at is not null
  `.execute(db)
  return rows[0]
}

/** The sessions of a team, newest first. */
export async function sessionsOfTeam(db: Database, { emailKey, versionSlug }: TeamKey, limit: number) {
  const ofTeam = sql`email_key collate "C" = ${emailKey} and version_slug = ${versionSlug} and finished_at is not null`
  const { rows } = await sql<TeamSession>`
    with own as (
      select id, false as joined from team_session
      where ${ofTeam} and not exists (select from session_join where session_id = team_session.id)
      order by email_key collate "C" desc, id desc limit ${limit}
    ),
    joined as (
      select session_join.session_id as id, true as joined
      from team_session join session_join on to_id = team_session.id where ${ofTeam}
      order by session_join.session_id desc limit ${limit}
    )
    select session.uuid, session.revision_id as "revisionId", session.version_slug as "versionSlug", session.name,
      session.email, session.finished_at as finished, member.joined, round.name as round,
      (select coalesce(json_agg(json_build_array(question_id, value)), '[]') from answer
       where session_id = session.id) as answers,
      (select coalesce(json_agg(json_build_array(question_id, state) order by later.id), '[]')
       from session as later join action_state on session_id = later.id
       where later.earlier_id = session.id) as states,
      ${notesJson(sql`session.id`)} as notes
    from (select * from own union all select * from joined) as member
    join session on session.id = member.id
    left join invitee on invitee.session_id = session.id
    left join round on round.id = round_id
    order by session.finished_at desc, session.id desc limit ${limit}
  `.execute(db)
  return rows
}

export interface JoinableSession {
  id: string
  emailKey: string
  versionSlug: string
}

export async function finishedSession(db: Database, uuid: string): Promise<JoinableSession | undefined> {
  const { rows } = await sql<JoinableSession>`
    select id, email_key as "emailKey", version_slug as "versionSlug" from team_session
    where uuid = ${uuid} and finished_at is not null
  `.execute(db)
  return rows[0]
}

/** Fails if one of the two is erased at the same moment. */
export async function storeJoin(tx: Database, sessionId: string, toId: string): Promise<void> {
  await tx
    .insertInto('session_join')
    .values({ session_id: sessionId, to_id: toId })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ to_id: toId, joined_at: new Date() }))
    .execute()
}

/** True if it was joined. */
export async function dropJoin(tx: Database, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('session_join')
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
