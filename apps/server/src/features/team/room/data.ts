import { type Tally, UNDO_SECONDS } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'
import { prepared } from '../../../infra/prepared.ts'

/** Reserves the code. False if it was used recently. */
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

/** False if the room is already open. A closed room is reset except for its number, which keeps growing. */
export async function openRoom(tx: Database, sessionId: string, code: string, page: number): Promise<boolean> {
  const { rows } = await sql`
    insert into room (session_id, code, page) values (${sessionId}, ${code}, ${page})
    on conflict (session_id) do update set code = excluded.code, page = excluded.page, number = room.number + 1,
      locked = false, opened_at = now(), closed_at = null, undo_tally = null
      where room.closed_at is not null
    returning 1
  `.execute(tx)
  return rows.length > 0
}

/** Deletes the rooms' seats, ballots and revealed tallies. Returns the rooms that were open. */
export async function closeRooms(tx: Database, sessionIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update room set closed_at = now(), number = number + 1, film = null, timer = null, blocked = null, pace = null,
      due = null, asked = null, tally = null, undo_tally = null, wish = null, wish_number = null, pair_hash = null,
      pair_until = null, seated = 0
    where session_id = any(${sessionIds}::bigint[]) and closed_at is null
    returning session_id as id
  `.execute(tx)
  await sql`delete from seat where session_id = any(${sessionIds}::bigint[])`.execute(tx)
  await sql`delete from removed_seat where session_id = any(${sessionIds}::bigint[])`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Rooms close a day after they opened and are deleted a day later. */
export const dropClosedRooms = (db: Database) =>
  sql`delete from room where closed_at < now() - interval '1 day'`.execute(db)

export const dropOldCodes = (db: Database) =>
  sql`delete from room_code where taken_at < now() - interval '2 days'`.execute(db)

export async function roomsToClose(db: Database): Promise<string[]> {
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

/** Increments the room's number, so that listeners get the changed state. */
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
  /** The tally set aside by asking again; null once it can no longer be restored. */
  undo: Tally | null
}

/** Keeps the row locked, so that no ballot arrives before the transaction ends. */
export async function lockRound(tx: Database, sessionId: string): Promise<Round | undefined> {
  const { rows } = await sql<Round>`
    select page, asked, tally, case when undo_until > now() then undo_tally end as undo
    from room where session_id = ${sessionId} and closed_at is null for no key update
  `.execute(tx)
  return rows[0]
}

export interface Shown {
  page: number
  film: object | null
  timer: object | null
  blocked: string | null
  pace: object | null
  due: string | null
  /** The question that stays open. */
  round: Pick<Round, 'asked' | 'tally'>
}

export async function showPage(tx: Database, sessionId: string, shown: Shown): Promise<void> {
  await sql`
    update room set number = number + 1, page = ${shown.page}, film = ${json(shown.film)}::jsonb,
      timer = ${json(shown.timer)}::jsonb, blocked = ${shown.blocked}, pace = ${json(shown.pace)}::jsonb,
      due = ${shown.due}, asked = ${shown.round.asked}, tally = ${json(shown.round.tally)}::jsonb,
      undo_tally = case when asked = ${shown.round.asked} then undo_tally end
    where session_id = ${sessionId}
  `.execute(tx)
}

/** Asking again after the reveal sets the tally aside; repeating that keeps it. */
export async function askRoom(db: Database, sessionId: string, key: string): Promise<boolean> {
  const { rows } = await sql`
    update room set asked = ${key}, tally = null, number = number + 1,
      undo_tally = case when asked = ${key} then coalesce(tally, undo_tally) end,
      undo_until = case when tally is null then undo_until else now() + make_interval(secs => ${UNDO_SECONDS}) end
    where session_id = ${sessionId} and closed_at is null returning 1
  `.execute(db)
  return changed(rows)
}

/** Only members' ballots: if the leader's ballot were among three, the leader could deduce the other two. */
export async function ballotsOf(tx: Database, sessionId: string, key: string): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select value from ballot join seat on seat.id = seat_id
    where ballot.session_id = ${sessionId} and asked = ${key} and role = 'member'
  `.execute(tx)
  return rows.map(({ value }) => value)
}

/** Deletes the question's ballots, so that values can no longer be linked to seats. */
export async function storeTally(tx: Database, sessionId: string, tally: Tally): Promise<void> {
  await sql`delete from ballot where session_id = ${sessionId} and asked = ${tally.key}`.execute(tx)
  await sql`
    update room set tally = ${json(tally)}::jsonb, undo_tally = null, number = number + 1 where session_id = ${sessionId}
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
  /** When it arrived, in microseconds. */
  at: number
}

/** A skipped ballot may be stored after a newer one of the same seat: the newer one stays. */
const KEEP_LATER = `
  on conflict (session_id, asked, seat_id) do update set
    value = case when excluded.at >= ballot.at then excluded.value else ballot.value end,
    at = greatest(excluded.at, ballot.at)`

/** Locks the room's row first: a reveal waits for the ballot, or the ballot finds the question closed. */
const giveBallot = prepared(`
  with open as (
    update room set number = number + 1
    where session_id = $1 and asked = $3 and tally is null and closed_at is null returning session_id
  )
  insert into ballot (session_id, asked, seat_id, value, at)
  select open.session_id, $3, seat.id, $4, $5 from open join seat on seat.id = $2 and role = 'member'
  ${KEEP_LATER} returning 1`)

export async function storeBallot(db: Database, { sessionId, seatId, key, wire, at }: Ballot): Promise<boolean> {
  return changed((await db.executeQuery(giveBallot(sessionId, seatId, key, wire, at))).rows)
}

const giveTogether = prepared<{ seatId: string }>(`
  with open as materialized (
    select room.session_id, given.seat_id, given.asked, given.value, given.at
    from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::bigint[])
      as given (session_id, seat_id, asked, value, at)
    cross join lateral (
      select session_id from room
      where session_id = given.session_id and asked = given.asked and tally is null and closed_at is null
      for no key update skip locked
    ) as room
  ), counted as (
    update room set number = number + 1 where session_id = any(array(select session_id from open))
  )
  insert into ballot (session_id, asked, seat_id, value, at)
  select open.session_id, asked, seat_id, value, at from open join seat on seat.id = seat_id and role = 'member'
  ${KEEP_LATER} returning seat_id as "seatId"`)

/**
 * Stores one ballot per seat, from any rooms. Rooms locked by others are skipped, which avoids waits and deadlocks.
 * Returns the seats whose ballots were stored.
 */
export async function storeBallots(db: Database, ballots: Ballot[]): Promise<Set<string>> {
  const column = (name: keyof Ballot) => ballots.map((ballot) => ballot[name])
  const { rows } = await db.executeQuery(
    giveTogether(column('sessionId'), column('seatId'), column('key'), column('wire'), column('at')),
  )
  return new Set(rows.map(({ seatId }) => seatId))
}

/** False if no screen is connected. */
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
