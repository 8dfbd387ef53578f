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
 * All answers of a save in one statement, with the team held against any other change of it; an answer given earlier
 * than the stored one is passed over. Says whether anything was stored.
 */
export async function saveAnswers(
  db: Database,
  sessionId: string,
  answers: GivenAnswer[],
  teams: 'unfinished' | 'all',
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into answer as stored (session_id, question_id, value, given_at)
    select team.id, given.question_id, given.value,
           least(given.at, (extract(epoch from clock_timestamp()) * 1000)::bigint)
    from
      (select id from session
       where id = ${sessionId} ${teams === 'unfinished' ? sql`and finished_at is null` : sql``}
       for no key update) as team,
      unnest(
        ${answers.map((answer) => answer.questionId)}::int[],
        ${answers.map((answer) => answer.wire)}::text[],
        ${answers.map((answer) => answer.at ?? null)}::bigint[]
      ) as given (question_id, value, at)
    on conflict (session_id, question_id) do update
      set value = excluded.value, given_at = excluded.given_at
      where stored.given_at <= excluded.given_at
  `.execute(db)
  return numAffectedRows > 0n
}
