import type { Action, ActionWord, GivenScores, OthersText } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../infra/database.ts'

/** What is kept of a finished team beside its answers, for HR's lists. */
export interface Kept {
  sessionId: string
  versionSlug: string
  finishedAt: Date
  round: { id: number; inviteeId: number } | null
  actions: (Pick<Action, 'questionId' | 'by' | 'indicator'> & { word: ActionWord | null })[]
  others: OthersText[]
  scores: GivenScores
}

/** Replaces what is kept of these teams. */
export async function keepTeams(tx: Database, teams: Kept[]): Promise<void> {
  if (teams.length === 0) return
  await keepActions(tx, teams)
  await keepOthers(tx, teams)
  await keepScores(tx, teams)
}

async function keepActions(tx: Database, teams: Kept[]): Promise<void> {
  const rows = teams.flatMap(({ sessionId, round, actions }) =>
    actions.map((action) => ({ sessionId, roundId: round?.id ?? null, ...action })),
  )
  await deleteOthersThan(tx, 'team_action', teams, rows)
  await sql`
    insert into team_action as stored (session_id, question_id, by, indicator, word, round_id)
    select * from unnest(
      ${rows.map((row) => row.sessionId)}::bigint[],
      ${rows.map((row) => row.questionId)}::int[],
      ${rows.map((row) => row.by ?? 'infinity')}::date[],
      ${rows.map((row) => row.indicator)}::text[],
      ${rows.map((row) => row.word ?? '')}::text[],
      ${rows.map((row) => row.roundId)}::int[]
    )
    on conflict (session_id, question_id) do update
      set by = excluded.by, indicator = excluded.indicator, word = excluded.word, round_id = excluded.round_id
      where (stored.by, stored.indicator, stored.word, stored.round_id)
        is distinct from (excluded.by, excluded.indicator, excluded.word, excluded.round_id)
  `.execute(tx)
}

async function keepOthers(tx: Database, teams: Kept[]): Promise<void> {
  const rows = teams.flatMap(({ others, ...team }) => others.map((text) => ({ ...team, ...text })))
  await deleteOthersThan(tx, 'others_text', teams, rows)
  if (rows.length === 0) return
  await sql`
    insert into others_text as stored (session_id, question_id, version_slug, finished_at, round_id, text)
    select * from unnest(
      ${rows.map((row) => row.sessionId)}::bigint[],
      ${rows.map((row) => row.questionId)}::int[],
      ${rows.map((row) => row.versionSlug)}::text[],
      ${rows.map((row) => row.finishedAt)}::timestamptz[],
      ${rows.map((row) => row.round?.id ?? null)}::int[],
      ${rows.map((row) => row.text)}::text[]
    )
    on conflict (session_id, question_id) do update set text = excluded.text, round_id = excluded.round_id
      where (stored.text, stored.round_id) is distinct from (excluded.text, excluded.round_id)
  `.execute(tx)
}

async function keepScores(tx: Database, teams: Kept[]): Promise<void> {
  const rows = teams.flatMap(({ round, scores }) => (round ? [{ ...round, ...scores }] : []))
  if (rows.length === 0) return
  await sql`
    insert into round_score as stored (invitee_id, round_id, connect, trust, inspire)
    select * from unnest(
      ${rows.map((row) => row.inviteeId)}::int[],
      ${rows.map((row) => row.id)}::int[],
      ${rows.map((row) => row.connect)}::smallint[],
      ${rows.map((row) => row.trust)}::smallint[],
      ${rows.map((row) => row.inspire)}::smallint[]
    )
    on conflict (invitee_id) do update
      set connect = excluded.connect, trust = excluded.trust, inspire = excluded.inspire
      where (stored.connect, stored.trust, stored.inspire)
        is distinct from (excluded.connect, excluded.trust, excluded.inspire)
  `.execute(tx)
}

async function deleteOthersThan(
  tx: Database,
  table: 'team_action' | 'others_text',
  teams: Kept[],
  rows: { sessionId: string; questionId: number }[],
): Promise<void> {
  await sql`
    delete from ${sql.table(table)} where session_id = any(${teams.map(({ sessionId }) => sessionId)}::bigint[])
      and (session_id, question_id) not in (select * from unnest(
        ${rows.map(({ sessionId }) => sessionId)}::bigint[], ${rows.map(({ questionId }) => questionId)}::int[]))
  `.execute(tx)
}

/** Finished sessions in pages, because what is kept is stored page by page. */
export async function finishedAfter(db: Database, id: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from team_session where id > ${id} and finished_at is not null order by id limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}
