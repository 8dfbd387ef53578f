import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'

/** Returns the finished session with this id, and nothing that opens it or names its leader. */
export async function finishedSession(db: Database, id: string) {
  const { rows } = await sql<{
    id: string
    revision_id: number
    version_slug: string
    name: string | null
    finished_at: Date
  }>`
    select id, revision_id, version_slug, name, finished_at from team_session
    where id = ${id} and finished_at is not null
  `.execute(db)
  return rows[0]
}

/** The rounds of those of the sessions that are part of one. */
export async function roundsOf(db: Database, ids: string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; round: number }>`
    select session_id as id, round_id as round from invitee where session_id = any(${ids}::bigint[])
  `.execute(db)
  return new Map(rows.map(({ id, round }) => [id, round]))
}

/** What later sessions of the same team said became of the actions of this one. */
export async function statesSaidLater(db: Database, id: string): Promise<[number, string][]> {
  const { rows } = await sql<{ question: number; state: string }>`
    select question_id as question, state from action_state
    where session_id in (select id from team_session where earlier_id = ${id}) order by session_id
  `.execute(db)
  return rows.map(({ question, state }) => [question, state])
}
