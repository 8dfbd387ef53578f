import { sql } from 'kysely'
import type { Database } from '../../infra/database.ts'

/** How many more or fewer teams of a round have this mark; `labels` are those of the teams. */
export interface RoundChange {
  roundId: number
  labels: string[]
  measure: string
  value: string
  teams: number
}

export async function addRoundChanges(db: Database, changes: RoundChange[]): Promise<void> {
  if (changes.length === 0) return
  await sql`
    insert into round_change (round_id, labels, measure, value, teams)
    select round_id, array(select jsonb_array_elements_text(labels)), measure, value, teams
    from unnest(
      ${changes.map((change) => change.roundId)}::int[],
      ${changes.map((change) => JSON.stringify(change.labels))}::jsonb[],
      ${changes.map((change) => change.measure)}::text[],
      ${changes.map((change) => change.value)}::text[],
      ${changes.map((change) => change.teams)}::int[]
    ) as given (round_id, labels, measure, value, teams)
  `.execute(db)
}

/** What is also counted by label; the rest is of the whole round only. */
const BY_LABEL = sql`(measure in ('minutes', 'acted') or measure like 'score:%' or measure like 'action:%')`

/** Each change as the counts that it belongs to: the whole round, and the values of both label columns. */
export const SCOPES = sql`cross join lateral (
  values (0, ''), (1, coalesce(labels[1], '')), (2, coalesce(labels[2], ''))) as scope (label, label_value)`

/** Merges the changes into the counts. The caller holds the lock. */
export async function foldRoundChanges(tx: Database): Promise<void> {
  await sql`
    with gone as (delete from round_change returning *)
    insert into round_count as stored (round_id, label, label_value, measure, value, teams)
    select round_id, label, label_value, measure, value, sum(teams)
    from gone ${SCOPES}
    where (label = 0 or ${BY_LABEL}) and exists (select from round where id = round_id)
    group by 1, 2, 3, 4, 5
    order by 1, 2, 3
    on conflict (round_id, label, label_value, measure, value) do update set teams = stored.teams + excluded.teams
  `.execute(tx)
}

export async function clearRounds(tx: Database): Promise<void> {
  await sql`delete from round_count`.execute(tx)
  await sql`delete from round_change`.execute(tx)
  await sql`delete from round_due`.execute(tx)
}

export async function clearRound(tx: Database, id: number): Promise<void> {
  await sql`delete from round_count where round_id = ${id}`.execute(tx)
  await sql`delete from round_change where round_id = ${id}`.execute(tx)
  await sql`delete from round_due where round_id = ${id}`.execute(tx)
}

export async function roundsDue(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select distinct round_id as id from round_due`.execute(db)
  return rows.map(({ id }) => id)
}

export async function sessionsOfRound(db: Database, id: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select session_id as id from invitee where round_id = ${id} and session_id is not null order by 1`.execute(db)
  return rows.map((row) => row.id)
}
