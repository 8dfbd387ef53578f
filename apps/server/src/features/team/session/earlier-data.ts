import type { ActionState, LookBackNote } from '@thrive/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'
import { notesJson } from '../look-back/data.ts'

export interface Earlier {
  revisionId: number
  finished: Date
  answers: [number, string][]
  /** The states of the actions, as reported by the later session. */
  states: [number, ActionState][]
  notes: LookBackNote[]
}

interface Row {
  seen: boolean
  proven: boolean
  trial: boolean
  earlier: (Omit<Earlier, 'finished'> & { finished: string }) | null
}

/** Always a single statement, whether or not there is an earlier session. */
const found = (earlierId: RawBuilder<unknown>, later: RawBuilder<unknown>) => sql<Row>`
  select later.welcomed_at is not null as seen, later.proven_at is not null as proven,
    later.trial_until is not null as trial,
    case when earlier.id is not null then json_build_object(
      'revisionId', earlier.revision_id,
      'finished', earlier.finished_at,
      'answers', (select coalesce(json_agg(json_build_array(question_id, value)), '[]')
                  from answer where session_id = earlier.id),
      'states', (select coalesce(json_agg(json_build_array(question_id, state)), '[]')
                 from action_state where session_id = later.id and later.earlier_id = earlier.id),
      'notes', ${notesJson(sql`earlier.id`)}
    ) end as earlier
  from session as later left join team_session as earlier on earlier.id = ${earlierId}
  where ${later}`

const withDate = (row: Row | undefined): Omit<Row, 'earlier'> & { earlier: Earlier | null } => ({
  seen: row?.seen ?? false,
  proven: row?.proven ?? false,
  trial: row?.trial ?? false,
  earlier: row?.earlier ? { ...row.earlier, finished: new Date(row.earlier.finished) } : null,
})

/** The earlier session that the holder of this one may see. */
export async function earlierOf(db: Database, sessionId: string) {
  const { rows } = await found(sql`later.earlier_id`, sql`later.id = ${sessionId}`).execute(db)
  return withDate(rows[0])
}

/** For HR, who may open every session: the previous session of the same address. */
export async function earlierByAddress(db: Database, sessionId: string): Promise<Earlier | null> {
  const before = sql`(
    select id from team_session as each
    where each.email_key = later.email_key and each.version_slug = later.version_slug
      and each.completed_at <= later.started_at
    order by each.completed_at desc limit 1)`
  const { rows } = await found(before, sql`later.id = ${sessionId}`).execute(db)
  return withDate(rows[0]).earlier
}

export async function earlierIdOf(db: Database, sessionId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select earlier_id as id from session where id = ${sessionId}`.execute(db)
  return rows[0]?.id ?? null
}

export interface StatedAction {
  questionId: number
  state: ActionState
}

/** Stores all states in one statement; an empty list skips the question. False if the session is gone. */
export async function setStates(db: Database, sessionId: string, states: readonly StatedAction[]): Promise<boolean> {
  const { rows } = await sql`
    with welcomed as (
      update session set welcomed_at = coalesce(welcomed_at, now()) where id = ${sessionId} returning id
    ),
    stated as (
      insert into action_state (session_id, question_id, state)
      select welcomed.id, given.question_id, given.state
      from welcomed, unnest(${states.map(({ questionId }) => questionId)}::int[],
        ${states.map(({ state }) => state)}::text[]) as given (question_id, state)
      on conflict (session_id, question_id) do update set state = excluded.state
    )
    select id from welcomed
  `.execute(db)
  return rows.length > 0
}

/** The mailbox of an unproven session whose address completed an earlier one. */
export async function mailboxWithEarlier(db: Database, sessionId: string) {
  const { rows } = await sql<{ emailKey: string; versionSlug: string }>`
    select email_key as "emailKey", version_slug as "versionSlug" from team_session as session
    where id = ${sessionId} and proven_at is null and exists (
      select from team_session as earlier
      where earlier.email_key = session.email_key and earlier.version_slug = session.version_slug
        and earlier.completed_at is not null)
  `.execute(db)
  return rows[0]
}
