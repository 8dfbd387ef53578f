import type { Tally } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'
import { prepared } from '../../../infra/prepared.ts'

/** Whether nobody has or had this code within the last day. */
export async function takeCode(tx: Database, code: string): Promise<boolean> {
  const { rows } = await sql`insert into room_code (code) values (${code}) on conflict do nothing returning 1`.execute(
    tx,
  )
  return rows.length > 0
}

export async function openCode(db: Database, sessionId: string): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    select code from room where session_id = ${sessionId} and closed_at is null
  `.execute(db)
  return rows[0]?.code
}

/** Nothing where the room is open already; one that was closed begins anew, but for its number. */
export async function openRoom(tx: Database, sessionId: string, code: string, page: number): Promise<boolean> {
  const { rows } = await sql`
    insert into room (session_id, code, page) values (${sessionId}, ${code}, ${page})
    on conflict (session_id) do update set code = excluded.code, page = excluded.page, number = room.number + 1,
      locked = false, opened_at = now(), closed_at = null
      where room.closed_at is not null
    returning 1
  `.execute(tx)
  return rows.length > 0
}

/** Seats go, and with them ballots; what was revealed goes too. Returns the rooms that were open. */
export async function closeRooms(tx: Database, sessionIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update room set closed_at = now(), number = number + 1, film = null, timer = null, blocked = null, pace = null,
      asked = null, tally = null, wish = null, wish_number = null, pair_hash = null, pair_until = null, seated = 0
    where session_id = any(${sessionIds}::bigint[]) and closed_at is null
    returning session_id as id
  `.execute(tx)
  await sql`delete from seat where session_id = any(${sessionIds}::bigint[])`.execute(tx)
  return rows.map(({ id }) => id)
}

/** A room closes a day after it was opened; a day later nothing is left of it. */
export async function roomsToClose(db: Database): Promise<string[]> {
  await sql`delete from room where closed_at < now() - interval '1 day'`.execute(db)
  await sql`delete from room_code where taken_at < now() - interval '2 days'`.execute(db)
  const { rows } = await sql<{ id: string }>`
    select session_id as id from room where closed_at is null and opened_at < now() - interval '1 day'
  `.execute(db)
  return rows.map(({ id }) => id)
}

const changed = (rows: readonly unknown[]) => rows.length > 0

export async function lockRoom(db: Database, sessionId: string, locked: boolean): Promise<boolean> {
  const { rows } = await sql`
    update room set locked = ${locked}, number = number + 1
    where session_id = ${sessionId} and closed_at is null returning 1
  `.execute(db)
  return changed(rows)
}

/** Says that something else of the room has changed. */
export async function countChange(db: Database, sessionId: string): Promise<boolean> {
  const { rows } = await sql`
    update room set number = number + 1 where session_id = ${sessionId} and closed_at is null returning 1
  `.execute(db)
  return changed(rows)
}

export interface Round {
  page: number
  asked: string | null
  tally: Tally | null
}

/** The row stays locked: no ballot arrives before the transaction ends. */
export async function lockRound(tx: Database, sessionId: string): Promise<Round | undefined> {
  const { rows } = await sql<Round>`
    select page, asked, tally from room where session_id = ${sessionId} and closed_at is null for no key update
  `.execute(tx)
  return rows[0]
}

export interface Shown {
  page: number
  film: object | null
  timer: object | null
  blocked: string | null
  pace: object | null
  /** What stays asked. */
  round: Pick<Round, 'asked' | 'tally'>
}

export async function showPage(tx: Database, sessionId: string, shown: Shown): Promise<void> {
  await sql`
    update room set number = number + 1, page = ${shown.page}, film = ${json(shown.film)}::jsonb,
      timer = ${json(shown.timer)}::jsonb, blocked = ${shown.blocked}, pace = ${json(shown.pace)}::jsonb,
      asked = ${shown.round.asked}, tally = ${json(shown.round.tally)}::jsonb
    where session_id = ${sessionId}
  `.execute(tx)
}

export async function askRoom(db: Database, sessionId: string, key: string): Promise<boolean> {
  const { rows } = await sql`
    update room set asked = ${key}, tally = null, number = number + 1
    where session_id = ${sessionId} and closed_at is null returning 1
  `.execute(db)
  return changed(rows)
}

export async function ballotsOf(tx: Database, sessionId: string, key: string): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select value from ballot where session_id = ${sessionId} and asked = ${key}
  `.execute(tx)
  return rows.map(({ value }) => value)
}

/** From now on nothing says whose value was which. */
export async function storeTally(tx: Database, sessionId: string, tally: Tally): Promise<void> {
  await sql`delete from ballot where session_id = ${sessionId} and asked = ${tally.key}`.execute(tx)
  await sql`
    update room set tally = ${json(tally)}::jsonb, number = number + 1 where session_id = ${sessionId}
  `.execute(tx)
}

export async function storePairing(db: Database, sessionId: string, hash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    update room set pair_hash = ${hash}, pair_until = now() + interval '10 minutes'
    where session_id = ${sessionId} and closed_at is null returning 1
  `.execute(db)
  return changed(rows)
}

export interface Ballot {
  sessionId: string
  seatId: string
  key: string
  wire: string
}

/** The room's row first: whoever reveals waits for the ballot, or the ballot finds the question closed. */
const giveBallot = prepared<{ session_id: string }>(`
  with open as (
    update room set number = number + 1
    where session_id = $1 and asked = $3 and tally is null and closed_at is null returning session_id
  ), given as (
    insert into ballot (session_id, asked, seat_id, value) select session_id, $3, $2, $4 from open
    on conflict (session_id, asked, seat_id) do update set value = excluded.value
  )
  select session_id from open`)

export async function storeBallot(db: Database, { sessionId, seatId, key, wire }: Ballot): Promise<boolean> {
  return changed((await db.executeQuery(giveBallot(sessionId, seatId, key, wire))).rows)
}

const giveTogether = prepared<{ seatId: string }>(`
  with open as materialized (
    select room.session_id, given.seat_id, given.asked, given.value
    from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[]) as given (session_id, seat_id, asked, value)
    cross join lateral (
      select session_id from room
      where session_id = given.session_id and asked = given.asked and tally is null and closed_at is null
      for no key update skip locked
    ) as room
  ), counted as (
    update room set number = number + 1 where session_id = any(array(select session_id from open))
  )
  insert into ballot (session_id, asked, seat_id, value)
  select open.session_id, asked, seat_id, value from open join seat on seat.id = seat_id
  on conflict (session_id, asked, seat_id) do update set value = excluded.value
  returning seat_id as "seatId"`)

/**
 * One of each seat, of any rooms. Rooms that somebody else changes at this moment are passed over, so that nobody waits
 * for a stranger and no two can wait for each other. Returns the seats whose ballots were stored.
 */
export async function storeBallots(db: Database, ballots: Ballot[]): Promise<Set<string>> {
  const column = (name: keyof Ballot) => ballots.map((ballot) => ballot[name])
  const { rows } = await db.executeQuery(
    giveTogether(column('sessionId'), column('seatId'), column('key'), column('wire')),
  )
  return new Set(rows.map(({ seatId }) => seatId))
}

/** Nothing where no screen listens. */
export async function storeWish(db: Database, sessionId: string, wish: string): Promise<boolean> {
  const { rows } = await sql`
    update room set wish = ${wish}, wish_number = number + 1, number = number + 1
    where session_id = ${sessionId} and closed_at is null
      and exists (select from listener where listener.session_id = room.session_id and seat_id is null)
    returning 1
  `.execute(db)
  return changed(rows)
}

const json = (value: object | null) => (value === null ? null : JSON.stringify(value))
