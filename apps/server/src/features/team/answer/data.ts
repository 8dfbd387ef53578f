import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'
import { asPrepared, prepared } from '../../../infra/prepared.ts'

export interface StoredAnswer {
  question_id: number
  value: string
  at: number
}

export interface GivenAnswer {
  questionId: number
  wire: string
  /** Milliseconds; absent means now. A future moment counts as now, so that it blocks no later answer. */
  at: number | undefined
}

export async function answersOf(db: Database, sessionId: string): Promise<StoredAnswer[]> {
  const query = db
    .selectFrom('answer')
    .select(['question_id', 'value', sql<number>`given_at::float8`.as('at')])
    .where('session_id', '=', sessionId)
    .orderBy('question_id')
  return (await db.executeQuery(asPrepared(query))).rows
}

/** The end of both statements, which first select the teams. */
const UPSERT = `
  insert into answer as stored (session_id, question_id, value, given_at)
  select team.id, given.question_id, given.value,
         least(given.at, (extract(epoch from clock_timestamp()) * 1000)::bigint)
  from team join unnest($1::bigint[], $2::int[], $3::text[], $4::bigint[]) as given (session_id, question_id, value, at)
    on given.session_id = team.id
  on conflict (session_id, question_id) do update
    set value = excluded.value, given_at = excluded.given_at
    where stored.given_at <= excluded.given_at`

/** Runs for nearly every save; npm run bench compares it with the same statement without HTTP. */
export const SAVE_TOGETHER = `
   with team as materialized (
     select id from session where id = any($5::bigint[]) and uuid = any($6::uuid[]) and finished_at is null
     for no key update skip locked
   ),
   saved as (${UPSERT})
   select id from team`
const saveTogether = prepared<{ id: string }>(SAVE_TOGETHER)
const saveAlone = prepared(`with team as (select $5::bigint as id) ${UPSERT}`)

export interface Save {
  sessionId: string
  /** The key that the caller used; it stops working once the session has a new one. */
  uuid: string
  answers: GivenAnswer[]
}

const columnsOf = (saves: Save[]) => [
  saves.flatMap(({ sessionId, answers }) => answers.map(() => sessionId)),
  saves.flatMap(({ answers }) => answers.map(({ questionId }) => questionId)),
  saves.flatMap(({ answers }) => answers.map(({ wire }) => wire)),
  saves.flatMap(({ answers }) => answers.map(({ at }) => at ?? null)),
]

/**
 * Saves the answers of several teams in one statement. Locks each team's row and never waits: skips teams that have
 * finished, are gone, have another key or are locked. Returns the sessions whose answers were stored.
 */
export async function saveAnswersOf(db: Database, saves: Save[]): Promise<Set<string>> {
  const ids = saves.map(({ sessionId }) => sessionId)
  const uuids = saves.map(({ uuid }) => uuid)
  const { rows } = await db.executeQuery(saveTogether(...columnsOf(saves), ids, uuids))
  return new Set(rows.map(({ id }) => id))
}

/** The caller's transaction must hold the team's row lock. Answers older than the stored ones are skipped. */
export async function saveAnswers(tx: Database, save: Save): Promise<void> {
  await tx.executeQuery(saveAlone(...columnsOf([save]), save.sessionId))
}
