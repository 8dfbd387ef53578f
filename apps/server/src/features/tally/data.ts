import { type ActionState, FORMER_MEASURES, type Mark, type OpinionType, type Run } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../infra/database.ts'

/** Completed at least a day ago. The session can be read but no longer changed, because HR holds its uuid too. */
export const isSealed = sql<boolean>`coalesce(completed_at < now() - interval '24 hours', false)`

/** How many more or fewer teams have this mark on this day. */
export interface Change {
  version: string
  day: string
  measure: string
  value: string
  teams: number
}

export interface Team {
  id: string
  uuid: string
  versionSlug: string
  revisionId: number
  photoKey: string | null
  isSealed: boolean
  /** True if nothing of it is counted. */
  isTrial: boolean
  /** Time zone of the counted days. */
  zone: string
  /** Of the invitee whose session it is. */
  round: TeamRound | null
  run: Run
}

export interface TeamRound {
  id: number
  inviteeId: number
  labels: string[]
}

/** A database filled by other means may have no organisation yet. */
const countedZone = sql<string>`coalesce((select counted_zone from organisation), 'UTC')`

/** Returns complete teams, locked until the transaction ends. Erased ones are left out. */
export async function lockTeams(tx: Database, ids: string[]): Promise<Team[]> {
  await sql`select 1 from session where id = any(${ids}::bigint[]) order by id for update`.execute(tx)
  return readTeams(tx, ids)
}

export async function readTeams(db: Database, ids: string[]): Promise<Team[]> {
  const { rows } = await sql<StoredTeam>`
    select id, uuid, version_slug, revision_id, photo_key, position, started_at, finished_at, ${isSealed} as is_sealed,
      trial_until is not null as is_trial,
      ${countedZone} as zone,
      (select coalesce(json_agg(json_build_array(question_id, value)), '[]') from answer where session_id = id) as answers,
      (select coalesce(json_agg(json_build_object('type', type, 'score', score)), '[]')
       from opinion where session_id = id) as opinions,
      ${STATES} as states,
      (select json_build_object('id', round_id, 'inviteeId', invitee.id, 'labels', labels)
       from invitee where session_id = session.id) as round
    from session where id = any(${ids}::bigint[]) order by id
  `.execute(db)
  return rows.map(teamOf)
}

/** The latest state of each action comes last; one that a later session reports counts more than one of a look-back. */
const STATES = sql`(
  select coalesce(json_agg(json_build_array(question_id, state) order by origin, at), '[]') from (
    select substr(field, 8)::int as question_id, value as state, 0 as origin, given_at as at
    from look_back_note where session_id = session.id and field like 'action-%'
    union all
    select question_id, state, 1, later.id
    from session as later join action_state on action_state.session_id = later.id where later.earlier_id = session.id
  ) as stated)`

interface StoredTeam {
  id: string
  uuid: string
  version_slug: string
  revision_id: number
  photo_key: string | null
  is_sealed: boolean
  is_trial: boolean
  zone: string
  position: number
  started_at: Date
  finished_at: Date | null
  answers: [number, string][]
  opinions: { type: OpinionType; score: number }[]
  states: [number, ActionState][]
  round: TeamRound | null
}

const teamOf = (row: StoredTeam): Team => ({
  id: row.id,
  uuid: row.uuid,
  versionSlug: row.version_slug,
  revisionId: row.revision_id,
  photoKey: row.photo_key,
  isSealed: row.is_sealed,
  isTrial: row.is_trial,
  zone: row.zone,
  round: row.round,
  run: {
    position: row.position,
    startedAt: row.started_at.getTime(),
    finishedAt: row.finished_at?.getTime() ?? null,
    answers: new Map(row.answers),
    opinions: row.opinions,
    states: new Map(row.states),
  },
})

interface Started {
  sessionId: string
  versionSlug: string
  startedAt: Date
}

/** Adds one team with this mark, on the day it started. */
export async function addMark(db: Database, team: Started, { measure, value }: Mark): Promise<void> {
  await sql`
    with counted as (
      insert into insight_change (version_slug, day, measure, value, teams, is_whole)
      values (${team.versionSlug}, (${team.startedAt}::timestamptz at time zone ${countedZone})::date, ${measure},
        ${value}, 1, true)
    )
    insert into round_change (round_id, labels, measure, value, teams)
    select round_id, labels, ${measure}, ${value}, 1 from invitee where session_id = ${team.sessionId}
  `.execute(db)
}

export async function addChanges(db: Database, changes: Change[]): Promise<void> {
  if (changes.length === 0) return
  await sql`
    insert into insight_change (version_slug, day, measure, value, teams, is_whole)
    select *, true from unnest(
      ${changes.map((change) => change.version)}::text[],
      ${changes.map((change) => change.day)}::date[],
      ${changes.map((change) => change.measure)}::text[],
      ${changes.map((change) => change.value)}::text[],
      ${changes.map((change) => change.teams)}::int[]
    )
  `.execute(db)
}

/** What became of actions is never asked for a period, so only its months are kept. */
export const IS_ACTION = sql`(measure like 'action:%' or measure = 'acted')`

/** Merges the changes into the counts. The caller holds the lock. */
export async function foldChanges(tx: Database): Promise<void> {
  await sql`
    with gone as (delete from insight_change returning *),
    dated as (select *, extract(day from day)::int as nth from gone)
    insert into insight_count as stored (grain, version_slug, starts, measure, value, teams)
    select grain, version_slug, starts, measure, value, sum(teams)
    from dated cross join lateral (values
      ('day', day),
      ('third', day - nth + 1 + least((nth - 1) / 10, 2) * 10),
      ('month', day - nth + 1)
    ) as span (grain, starts)
    where grain = 'month' or not ${IS_ACTION}
    group by 1, 2, 3, 4, 5
    order by 1, 2, 3
    on conflict (grain, version_slug, starts, measure, value) do update set teams = stored.teams + excluded.teams
  `.execute(tx)
}

/** Counts everything anew some time after a node of the release before has written changes. */
export async function recountAfterFormer(tx: Database): Promise<void> {
  await sql`
    update organisation set recount_after = now() + interval '10 minutes'
    where recount_after is null and exists (select from insight_change where not is_whole)
  `.execute(tx)
}

/** Nobody waits for what is then merged, so it may take longer than a call. */
export async function lockCounts(tx: Database): Promise<void> {
  await sql`lock table insight_count in share row exclusive mode`.execute(tx)
  await sql`set local statement_timeout = '5min'`.execute(tx)
}

export async function hasFormerCounts(db: Database): Promise<boolean> {
  const former = sql.join(FORMER_MEASURES.map((measure) => sql.lit(measure)))
  const { rows } = await sql`select from insight_count where measure in (${former}) limit 1`.execute(db)
  return rows.length > 0
}

/**
 * `due`: the counts use the days of a former time zone, or a second recount is due, or a node of the release before
 * counted some time ago. `partial`: it may still be counting, so what it does not count is missing.
 */
export async function recountOf(db: Database): Promise<{ due: boolean; partial: boolean }> {
  const due = sql<boolean>`counted_zone <> time_zone or coalesce(recount_at <= now(), false)
    or coalesce(recount_after <= now(), false)`
  const partial = sql<boolean>`counted_zone <> time_zone or coalesce(recount_at <= now(), false)
    or recount_after is not null`
  const row = await db
    .selectFrom('organisation')
    .select([due.as('due'), partial.as('partial')])
    .executeTakeFirst()
  return row ?? { due: false, partial: false }
}

const AGAIN_AFTER = sql`interval '1 hour'`

/**
 * Counts everything, in the organisation's time zone, from now on. Schedules a second recount if the zone changed or a
 * node of the release before was counting: it may have changed something that leaves no trace in the counts.
 */
export async function startDays(tx: Database): Promise<void> {
  await sql`
    update organisation set counted_zone = time_zone, recount_after = null,
      recount_at = case when counted_zone <> time_zone or recount_after is not null then now() + ${AGAIN_AFTER} end
  `.execute(tx)
}

export async function clearCounts(tx: Database): Promise<void> {
  await sql`delete from insight_count`.execute(tx)
  await sql`delete from insight_change`.execute(tx)
}

export async function sessionIdsAfter(db: Database, id: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('team_session')
    .select('id')
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}
