import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'

export interface Reminder {
  asked: Date
  stopKey: string
  /** A day such as 2027-01-31. */
  next: string | null
  lookBackDay: string | null
}

/** The day on which the team wants to look back next, as its latest look-back says. */
export const LOOK_BACK_DAY = (sessionId: RawBuilder<unknown>) => sql`(
  select nullif(value, '') from look_back_note where session_id = ${sessionId} and field = 'date'
  order by given_at desc limit 1) as "lookBackDay"`

const REMINDER = sql<Reminder>`asked_at as asked, stop_key as "stopKey", next_on::text as next,
  ${LOOK_BACK_DAY(sql`reminder.session_id`)}`

export async function reminderOf(db: Database, sessionId: string): Promise<Reminder | undefined> {
  const { rows } = await sql<Reminder>`select ${REMINDER} from reminder where session_id = ${sessionId}`.execute(db)
  return rows[0]
}

export async function setNext(db: Database, sessionId: string, next: string | null): Promise<void> {
  await sql`update reminder set next_on = ${next}::date where session_id = ${sessionId}`.execute(db)
}
