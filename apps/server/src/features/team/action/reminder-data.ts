import type { Locale } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'
import { LOOK_BACK_DAY } from '../answer/reminder-data.ts'

/** Keeps the first consent. False if the session is unfinished or gone. */
export async function consent(db: Database, sessionId: string): Promise<boolean> {
  const { rows } = await sql`
    with team as (select id from session where id = ${sessionId} and finished_at is not null),
    asked as (insert into reminder (session_id) select id from team on conflict do nothing)
    select from team
  `.execute(db)
  return rows.length > 0
}

/** A waiting job then finds no reminder and sends nothing. */
export async function stopReminders(db: Database, stopKey: string): Promise<void> {
  await sql`delete from reminder where stop_key = ${stopKey}`.execute(db)
}

export interface DueReminder {
  sessionId: string
  next: string
  revisionId: number
  answers: [number, string][]
  /** Questions of the actions that a later session or a look-back marked done or dropped. */
  settled: number[]
  lookBackDay: string | null
}

const ANSWERS = sql`(select coalesce(json_agg(json_build_array(question_id, value)), '[]')
  from answer where session_id = session.id) as answers`
const SETTLED = sql`(select coalesce(json_agg(question_id), '[]') from (
    select question_id, state from action_state
    where session_id in (select later.id from session as later where later.earlier_id = session.id)
    union all
    select substr(field, 8)::int, value from look_back_note as latest
    where session_id = session.id and field like 'action-%' and not exists (
      select from look_back_note as newer where newer.session_id = latest.session_id
        and newer.field = latest.field and newer.given_at > latest.given_at)
  ) as reported where state in ('done', 'dropped')) as settled`
const DAY = LOOK_BACK_DAY(sql`session.id`)

export async function dueReminders(
  db: Database,
  day: string,
  limit: number,
  exceptRevisions: number[] = [],
): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    select session.id as "sessionId", next_on::text as next, revision_id as "revisionId", ${ANSWERS}, ${SETTLED}, ${DAY}
    from (select session_id, next_on from reminder join session on session.id = session_id
          where next_on <= ${day}::date and not revision_id = any(${exceptRevisions}::int[])
          order by next_on, session_id limit ${limit}) as due
    join session on session.id = session_id
  `.execute(db)
  return rows
}

/** Sets the next day and queues today's mail in one statement. The day is the claim: of two releases, one has it. */
export async function scheduleNext(
  db: Database,
  due: DueReminder,
  next: string | null,
  today: string | null,
): Promise<void> {
  await sql`
    update reminder set next_on = ${next}::date ${today === null ? sql`` : sql`, ${queued(today)}`}
    where session_id = ${due.sessionId} and next_on = ${due.next}::date
  `.execute(db)
}

/** Leaves a mail of the same day as it is: it was sent, or held back after the database was restored. */
const queued = (day: string) => sql`
  mail_state = case when mail_day = ${day}::date or mailed_on = ${day}::date then mail_state else 'queued' end,
  mail_tries = 0, mail_at = now(), mail_day = ${day}::date`

/** Takes over a mail that the release before had queued as a job. */
export async function adoptReminder(db: Database, sessionId: string, day: string): Promise<void> {
  await sql`update reminder set ${queued(day)} where session_id = ${sessionId}`.execute(db)
}

export interface ReminderToMail {
  email: string
  uuid: string
  lang: Locale
  revisionId: number
  stopKey: string
  answers: [number, string][]
  settled: number[]
  lookBackDay: string | null
}

/** Undefined if reminders were stopped. */
export async function reminderToMail(db: Database, sessionId: string): Promise<ReminderToMail | undefined> {
  const { rows } = await sql<ReminderToMail>`
    select email, uuid, lang, revision_id as "revisionId", stop_key as "stopKey", ${ANSWERS}, ${SETTLED}, ${DAY}
    from reminder join session on session.id = session_id where session_id = ${sessionId}
  `.execute(db)
  return rows[0]
}
