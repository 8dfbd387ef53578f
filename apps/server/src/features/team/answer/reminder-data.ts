import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'

export interface Reminder {
  asked: Date
  stopKey: string
  /** A day such as 2027-01-31. */
  next: string | null
}

const REMINDER = sql<Reminder>`asked_at as asked, stop_key as "stopKey", next_on::text as next`

export async function reminderOf(db: Database, sessionId: string): Promise<Reminder | undefined> {
  const { rows } = await sql<Reminder>`select ${REMINDER} from reminder where session_id = ${sessionId}`.execute(db)
  return rows[0]
}

export async function setNext(db: Database, sessionId: string, next: string | null): Promise<void> {
  await sql`update reminder set next_on = ${next}::date where session_id = ${sessionId}`.execute(db)
}
