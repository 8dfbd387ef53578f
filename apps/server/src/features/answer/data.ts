import { sql } from 'kysely'
import type { Database } from '../../plugins/db.ts'

export interface StoredAnswer {
  question_id: number
  value: string
}

export interface GivenAnswer {
  questionId: number
  wire: string
  /** When it was given, in milliseconds; absent means now. A moment still to come counts as now, so none blocks the next. */
  at: number | undefined
}

export const answersOf = (db: Database, sessionId: string): Promise<StoredAnswer[]> =>
  db
    .selectFrom('answer')
    .select(['question_id', 'value'])
    .where('session_id', '=', sessionId)
    .orderBy('question_id')
    .execute()

/**
 * All answers of a save in one statement. Rows are written in one order, so that saves of two tabs cannot lock each
 * other out, and an answer given earlier than the stored one is passed over.
 */
export async function saveAnswers(db: Database, sessionId: string, answers: GivenAnswer[]): Promise<void> {
  if (answers.length === 0) return
  const rows = [...answers].sort((a, b) => a.questionId - b.questionId)
  await sql`
    insert into answer as stored (session_id, question_id, value, given_at)
    select ${sessionId}, given.question_id, given.value,
           least(given.at, (extract(epoch from clock_timestamp()) * 1000)::bigint)
    from unnest(
      ${rows.map((row) => row.questionId)}::int[],
      ${rows.map((row) => row.wire)}::text[],
      ${rows.map((row) => row.at ?? null)}::bigint[]
    ) as given (question_id, value, at)
    on conflict (session_id, question_id) do update
      set value = excluded.value, given_at = excluded.given_at
      where stored.given_at <= excluded.given_at
  `.execute(db)
}
