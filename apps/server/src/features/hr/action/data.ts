import type { ActionWord, Indicator, ShownActionState } from '@thrive/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'
import { IS_ACTION } from '../../tally/data.ts'
import { countedIn } from '../insight/round-data.ts'

/** Counted actions: `measure` says of which indicator, `value` their word or date. Teams that acted have their own. */
export interface ActionCount {
  /** Null for all teams of the organisation. */
  roundId: number | null
  /** Of the label column; empty for a whole round. */
  name: string
  measure: string
  value: string
  actions: number
}

export async function actionsOfAll(db: Database): Promise<ActionCount[]> {
  const { rows } = await sql<ActionCount>`
    select null as "roundId", '' as name, measure, value, sum(teams)::int as actions from (
      select measure, value, teams from insight_count where grain = 'month' and ${IS_ACTION}
      union all
      select measure, value, teams from insight_change where ${IS_ACTION}
    ) as counted
    group by 3, 4 having sum(teams) > 0
  `.execute(db)
  return rows
}

/** Of whole rounds for label 0, otherwise of each value of that label column. */
export async function actionsOfRounds(db: Database, rounds: number[], label: number): Promise<ActionCount[]> {
  const { rows } = await sql<ActionCount>`
    select round_id as "roundId", label_value as name, measure, value, sum(teams)::int as actions
    from (${countedIn(sql`select unnest(${rounds}::int[])`, label, IS_ACTION)}) as counted
    group by 1, 2, 3, 4 having sum(teams) > 0
  `.execute(db)
  return rows
}

export interface ListedAction {
  sessionId: string
  questionId: number
  uuid: string
  revisionId: number
  team: string | null
  by: string | null
  indicator: Indicator | null
  word: ActionWord | ''
  round: string | null
  answers: [number, string][]
}

export interface ActionFilter {
  state: ShownActionState
  round?: number | undefined
  indicator?: Indicator | undefined
  /** A value of a label column of the round, counted from 1. */
  label?: { column: number; value: string } | undefined
  /** The organisation's current day. */
  today: string
}

/** The place of an action in the list; a missing date is infinity and comes last. */
export interface Place {
  by: string
  sessionId: string
  questionId: number
}

/** Actions in one state, by date; the words come from the team's answers. */
export async function listActions(
  db: Database,
  filter: ActionFilter,
  after: Place | undefined,
  limit: number,
): Promise<ListedAction[]> {
  const { rows } = await sql<ListedAction>`
    select found.session_id as "sessionId", found.question_id as "questionId", uuid, revision_id as "revisionId",
      session.name as team, nullif(found.by, 'infinity')::text as by, indicator, word, round.name as round,
      (select coalesce(json_agg(json_build_array(question_id, value)), '[]') from answer
       where session_id = session.id) as answers
    from (
      select * from team_action where ${sql.join(conditionsOf(filter, after), sql` and `)}
      order by by, session_id, question_id limit ${limit}
    ) as found
    join session on session.id = found.session_id
    left join round on round.id = round_id
    order by found.by, found.session_id, found.question_id
  `.execute(db)
  return rows
}

function conditionsOf({ state, round, indicator, label, today }: ActionFilter, after: Place | undefined) {
  const conditions: RawBuilder<unknown>[] = [sql`word = ${state === 'due' || state === 'overdue' ? '' : state}`]
  if (state === 'overdue') conditions.push(sql`by < ${today}::date`)
  if (state === 'due') conditions.push(sql`by >= ${today}::date`)
  if (round !== undefined) conditions.push(sql`round_id = ${round}`)
  if (indicator) conditions.push(sql`indicator = ${indicator}`)
  // An array, so that the invitees of the round are read once and not one for each action.
  if (label)
    conditions.push(sql`session_id = any(array(select session_id from invitee
      where round_id = ${round} and coalesce(labels[${label.column}], '') = ${label.value}))`)
  if (after)
    conditions.push(sql`(by, session_id, question_id) > (${after.by}::date, ${after.sessionId}, ${after.questionId})`)
  return conditions
}
