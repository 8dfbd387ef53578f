import type { Locale, RoundState } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../infra/database.ts'

export interface RoundFields {
  name: string
  versionSlug: string
  lang: Locale
  /** As 2026-11-23T09:00; null: as soon as it is planned. */
  sends: string | null
  /** As 2026-12-18. */
  closes: string
  reminders: number[]
  message: string
}

export interface Round extends RoundFields {
  id: number
  state: RoundState
  labels: string[]
  invited: number
  opened: number
  started: number
  finished: number
  returned: number
}

/** True once the closing day has passed or somebody closed the round. */
export const isClosed = (timeZone: string) => sql<boolean>`(round.closed_at is not null
  or now() >= (round.closes_on + 1)::timestamp at time zone ${timeZone})`

const COLUMNS = (timeZone: string) => sql`
  round.id, round.name, version_slug as "versionSlug", round.lang,
  to_char(sends, 'YYYY-MM-DD"T"HH24:MI') as sends, closes_on::text as closes, reminders, message, round.labels,
  invited, opened, started, finished, returned,
  case when ${isClosed(timeZone)} then 'closed' when begun_at is not null then 'open'
    when planned_at is not null then 'planned' else 'draft' end as state`

/** Newest first. */
export async function readRounds(db: Database, timeZone: string): Promise<Round[]> {
  const { rows } = await sql<Round>`select ${COLUMNS(timeZone)} from round order by id desc`.execute(db)
  return rows
}

export async function readRound(db: Database, id: number, timeZone: string): Promise<Round | undefined> {
  const { rows } = await sql<Round>`select ${COLUMNS(timeZone)} from round where id = ${id}`.execute(db)
  return rows[0]
}

/** Locks the round until the transaction ends, so that changes to its list and its mails follow one another. */
export async function lockRound(tx: Database, id: number, timeZone: string): Promise<Round | undefined> {
  const { rows } = await sql<Round>`
    select ${COLUMNS(timeZone)} from round where id = ${id} for no key update`.execute(tx)
  return rows[0]
}

export async function createRound(db: Database, round: RoundFields): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into round (name, version_slug, lang, sends, closes_on, reminders, message)
    values (${round.name}, ${round.versionSlug}, ${round.lang}, ${round.sends}::timestamp, ${round.closes}::date,
      ${round.reminders}::int[], ${round.message})
    returning id
  `.execute(db)
  return (rows[0] as { id: number }).id
}

export async function storeRound(db: Database, id: number, round: RoundFields): Promise<void> {
  await sql`
    update round set name = ${round.name}, version_slug = ${round.versionSlug}, lang = ${round.lang},
      sends = ${round.sends}::timestamp, closes_on = ${round.closes}::date, reminders = ${round.reminders}::int[],
      message = ${round.message}
    where id = ${id}
  `.execute(db)
}

export async function storeLabels(db: Database, id: number, labels: string[]): Promise<void> {
  await sql`update round set labels = ${labels}::text[] where id = ${id}`.execute(db)
}

/** Without mail the round begins with its planning. */
export async function recordPlanned(db: Database, id: number, begins: boolean): Promise<void> {
  await sql`update round set planned_at = coalesce(planned_at, now()), begun_at = case when ${begins} then now() end
    where id = ${id}`.execute(db)
}

export async function recordClosed(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql`
    update round set closed_at = now() where id = ${id} and closed_at is null returning 1`.execute(db)
  return rows.length > 0
}

export async function deleteRound(db: Database, id: number): Promise<void> {
  await sql`delete from round where id = ${id}`.execute(db)
}

/** The organisation's day, as 2026-12-18. */
export const dayIn = (timeZone: string) => sql`(now() at time zone ${timeZone})::date`

export interface Stop {
  revisionId: number | null
  position: number
  teams: number
}

/** Positions of the teams that began and have not finished; without a revision where the session was erased. */
export async function readStops(db: Database, id: number): Promise<Stop[]> {
  const { rows } = await sql<Stop>`
    select revision_id as "revisionId", coalesce(position, stood_at, 1) as position, count(*)::int as teams
    from invitee
    left join lateral (select revision_id, position from session where id = session_id limit 1) as own on true
    where round_id = ${id} and stage = 2
    group by 1, 2 order by 2
  `.execute(db)
  return rows
}
