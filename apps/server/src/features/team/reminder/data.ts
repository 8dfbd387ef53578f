import type { Locale } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'
import { addJob } from '../../../infra/jobs.ts'

export interface Reminder {
  asked: Date
  stopKey: string
  /** Days are texts such as 2027-01-31. */
  next: string | null
}

const REMINDER = sql<Reminder>`asked_at as asked, stop_key as "stopKey", next_on::text as next`

export async function reminderOf(db: Database, sessionId: string): Promise<Reminder | undefined> {
  const { rows } = await sql<Reminder>`select ${REMINDER} from reminder where session_id = ${sessionId}`.execute(db)
  return rows[0]
}

/** Keeps the consent that was given first. Nothing where the session has not finished, or is gone. */
export async function consent(db: Database, sessionId: string): Promise<boolean> {
  const { rows } = await sql`
    with team as (select id from session where id = ${sessionId} and finished_at is not null),
    asked as (insert into reminder (session_id) select id from team on conflict do nothing)
    select from team
  `.execute(db)
  return rows.length > 0
}

export async function setNext(db: Database, sessionId: string, next: string | null): Promise<void> {
  await sql`update reminder set next_on = ${next}::date where session_id = ${sessionId}`.execute(db)
}

/** A job that waits finds that nobody wants it any more. */
export async function stopReminders(db: Database, stopKey: string): Promise<void> {
  await sql`delete from reminder where stop_key = ${stopKey}`.execute(db)
}

export interface DueReminder {
  sessionId: string
  next: string
  revisionId: number
  answers: [number, string][]
  /** Questions of actions that a later session calls done or dropped. */
  settled: number[]
}

const ANSWERS = sql`(select coalesce(json_agg(json_build_array(question_id, value)), '[]')
  from answer where session_id = session.id) as answers`
const SETTLED = sql`(select coalesce(json_agg(question_id), '[]') from action_state
  where state in ('done', 'dropped')
    and session_id in (select later.id from session as later where later.earlier_id = session.id)) as settled`

export async function dueReminders(db: Database, day: string, limit: number): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    select session.id as "sessionId", next_on::text as next, revision_id as "revisionId", ${ANSWERS}, ${SETTLED}
    from (select session_id, next_on from reminder where next_on <= ${day}::date
          order by next_on, session_id limit ${limit}) as due
    join session on session.id = session_id
  `.execute(db)
  return rows
}

/** Jobs that are ready and not yet done: the mail server is slower than it is asked to be. */
export async function remindersUnderWay(db: Database): Promise<number> {
  const { rows } = await sql<{ jobs: number }>`
    select count(*)::int as jobs from graphile_worker.jobs
    where task_identifier = 'mail-reminder' and run_at <= now() and attempts < max_attempts
  `.execute(db)
  return rows[0]?.jobs ?? 0
}

/** Moves on to the next day and, with it, hands today's mail to a job: both or neither, whatever ends in between. */
export function moveOn(db: Database, due: DueReminder, next: string | null, today: string | null): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      update reminder set next_on = ${next}::date
      where session_id = ${due.sessionId} and next_on = ${due.next}::date returning 1
    `.execute(tx)
    if (rows.length === 0 || today === null) return
    const { sessionId } = due
    await addJob(tx, 'mail-reminder', { sessionId, day: today }, { key: `mail-reminder:${sessionId}`, canWait: true })
  })
}

export interface ReminderToMail {
  email: string
  uuid: string
  lang: Locale
  revisionId: number
  stopKey: string
  answers: [number, string][]
  settled: number[]
}

/** Nothing where this day's mail was handed over already, or nobody wants it any more. */
export async function reminderToMail(db: Database, sessionId: string, day: string) {
  const { rows } = await sql<ReminderToMail>`
    select email, uuid, lang, revision_id as "revisionId", stop_key as "stopKey", ${ANSWERS}, ${SETTLED}
    from reminder join session on session.id = session_id
    where session_id = ${sessionId} and mailed_on is distinct from ${day}::date
  `.execute(db)
  return rows[0]
}

/** An address that takes no mail is not asked again. */
export async function recordReminder(db: Database, sessionId: string, day: string, outcome: 'sent' | 'refused') {
  await sql`
    update reminder set mailed_on = ${day}::date, next_on = case when ${outcome} = 'sent' then next_on end
    where session_id = ${sessionId}
  `.execute(db)
}
