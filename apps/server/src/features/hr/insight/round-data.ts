import { INDICATORS, type Indicator, MEASURES } from '@thrive/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'
import { IS_ACTION } from '../../tally/data.ts'
import { SCOPES } from '../../tally/round-data.ts'

/** How many teams of a round have a mark. */
export interface RoundCount {
  measure: string
  value: string
  teams: number
}

/** Whole rounds; with the value, so that the index finds their measures directly. */
const WHOLE = sql`label = 0 and label_value = ''`

/** The counts of rounds in one scope, including changes not yet merged into them. */
export const countedIn = (rounds: RawBuilder<unknown>, label: number, measures: RawBuilder<unknown>) => sql`
  select round_id, label_value, measure, value, teams from round_count
  where round_id in (${rounds}) and ${label === 0 ? WHOLE : sql`label = ${label}`} and ${measures}
  union all
  select round_id, scope.label_value, measure, value, teams from round_change ${SCOPES}
  where round_id in (${rounds}) and scope.label = ${label} and ${measures}`

/** Everything counted of a whole round, but its actions. */
export async function countsOfRound(db: Database, id: number): Promise<RoundCount[]> {
  const { rows } = await sql<RoundCount>`
    select measure, value, sum(teams)::int as teams
    from (${countedIn(sql`${id}::int`, 0, sql`not ${IS_ACTION}`)}) as counted
    group by 1, 2 having sum(teams) > 0
  `.execute(db)
  return rows
}

/** The sum of the values that teams gave, and how many gave one. */
export interface Sum {
  roundId: number
  /** Of the label column; empty for a whole round. */
  name: string
  measure: string
  teams: number
  sum: number
}

const SUMMED = [MEASURES.minutes, ...INDICATORS.map(MEASURES.score)]
const isSummed = sql`measure = any(${SUMMED}::text[])`

/** Of the whole round for label 0, otherwise of each value of that label column. */
export const sumsOfRound = (db: Database, id: number, label: number): Promise<Sum[]> =>
  sumsIn(db, sql`${id}::int`, label)

export const sumsOfRounds = (db: Database): Promise<Sum[]> => sumsIn(db, sql`select id from round`, 0)

async function sumsIn(db: Database, rounds: RawBuilder<unknown>, label: number): Promise<Sum[]> {
  const { rows } = await sql<Sum>`
    select round_id as "roundId", label_value as name, measure, sum(teams)::int as teams,
      sum(teams * value::int)::int as sum
    from (${countedIn(rounds, label, isSummed)}) as counted
    group by 1, 2, 3 having sum(teams) > 0
  `.execute(db)
  return rows
}

export interface LabelValue {
  name: string
  invited: number
  opened: number
  started: number
  finished: number
}

/** The values of a label column with their funnels, in the order of HR's list; those without a value last. */
export async function readLabel(db: Database, roundId: number, label: number): Promise<LabelValue[]> {
  const { rows } = await sql<LabelValue>`
    select name, invited, opened, started, finished from round_label
    where round_id = ${roundId} and label = ${label} order by name = '', place, name
  `.execute(db)
  return rows
}

/** What teams scored that finished in both rounds. */
export interface SameTeams {
  teams: number
  scores: Record<Indicator, { teams: number; before: number; now: number }>
}

/** Teams are the same if the same address was invited. Reads at most the invitees of one round. */
export async function readSameTeams(db: Database, round: number, against: number): Promise<SameTeams> {
  const of = (indicator: Indicator) => {
    const [now, before] = [sql.ref(`now.${indicator}`), sql.ref(`before.${indicator}`)]
    const isBoth = sql`${now} is not null and ${before} is not null`
    return sql`json_build_object('teams', count(*) filter (where ${isBoth}),
      'now', coalesce(sum(${now}) filter (where ${isBoth}), 0),
      'before', coalesce(sum(${before}) filter (where ${isBoth}), 0))`
  }
  const { rows } = await sql<SameTeams>`
    select count(*)::int as teams, json_build_object('connect', ${of('connect')}, 'trust', ${of('trust')},
      'inspire', ${of('inspire')}) as scores
    from round_score as now
    join invitee on invitee.id = now.invitee_id
    join invitee as former on former.email_key = invitee.email_key and former.round_id = ${against}
    join round_score as before on before.invitee_id = former.id
    where now.round_id = ${round}
  `.execute(db)
  return rows[0] as SameTeams
}

/** The label columns of every round with the finished teams of each value, newest round first. */
export interface LabelColumn {
  round: number
  roundName: string
  label: string
  values: { name: string; teams: number }[]
}

export async function readColumns(db: Database): Promise<LabelColumn[]> {
  const { rows } = await sql<LabelColumn>`
    select round_id as round, round.name as "roundName", round.labels[label] as label,
      json_agg(json_build_object('name', round_label.name, 'teams', round_label.finished)
        order by round_label.name = '', place, round_label.name) as values
    from round join round_label on round_id = round.id
    where label <= cardinality(round.labels)
    group by round_id, round.name, round.labels, label order by round_id desc, label
  `.execute(db)
  return rows
}
