import type { Block, Locale, RoomFacts, SeatFacts, Tally, Wish } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'
import { prepared } from '../../../infra/prepared.ts'

/** A room's rows, with its revision and language to look up the texts. */
export interface StoredRoom extends RoomFacts {
  sessionId: string
  revisionId: number
  lang: Locale
  seats: (SeatFacts & { id: string })[]
}

interface Row extends Pick<StoredRoom, 'sessionId' | 'revisionId' | 'lang' | 'seats' | 'ballots' | 'isTrial'> {
  number: number
  code: string
  locked: boolean
  page: number
  film: RoomFacts['film']
  timer: RoomFacts['timer']
  blocked: Block | null
  pace: RoomFacts['pace']
  due: string | null
  position: number
  asked: string | null
  tally: Tally | null
  wish: Wish | null
  wishNumber: number
}

/**
 * Writers lock the room's row before its child rows, which avoids deadlocks. Reads in one statement, so that a number
 * always belongs to the same rows. `offset 0` forces a lookup per room: a join planned while the tables were small
 * would keep scanning all open rooms.
 */
const readOpen = prepared<Row>(`
  select room.session_id as "sessionId", session.revision_id as "revisionId", session.lang,
    session.trial_until is not null as "isTrial",
    number::float8 as number, code, locked, page, session.position, film, timer, blocked, pace, due, asked, tally,
    wish, wish_number::float8 as "wishNumber",
    coalesce((
      select json_agg(json_build_object('id', seat.id::text, 'seat', seat.number, 'look', look, 'role', role,
        'here', exists (select from listener where listener.seat_id = seat.id)) order by seat.number)
      from seat where seat.session_id = room.session_id
    ), '[]') as seats,
    coalesce((
      select json_agg(json_build_object('seat', seat.number, 'wire', value))
      from ballot join seat on seat.id = seat_id
      where ballot.session_id = room.session_id and ballot.asked = room.asked and role = 'member'
    ), '[]') as ballots
  from unnest($1::bigint[]) as wanted (id) cross join lateral (
    select * from room where session_id = wanted.id and closed_at is null offset 0
  ) as room join session on session.id = room.session_id`)

export async function readRooms(db: Database, sessionIds: string[]): Promise<Map<string, StoredRoom>> {
  const { rows } = await db.executeQuery(readOpen(sessionIds))
  return new Map(
    rows.map(({ asked, tally, wish, wishNumber, ...room }) => [
      room.sessionId,
      { ...room, round: asked ? { key: asked, tally } : null, wish: wish && { wish, number: wishNumber } },
    ]),
  )
}

/** Returns the numbers of the rooms that are open. */
export async function readNumbers(db: Database, sessionIds: string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; number: number }>`
    select room.* from unnest(${sessionIds}::bigint[]) as wanted (id) cross join lateral (
      select session_id as id, number::float8 as number from room
      where session_id = wanted.id and closed_at is null offset 0
    ) as room
  `.execute(db)
  return new Map(rows.map(({ id, number }) => [id, number]))
}

export interface ListenerRow {
  id: number
  sessionId: string
  /** Null for a shared screen, whose presence is not shown. */
  seatId: string | null
}

const addSeat = prepared(`
  with opened as (
    update room set number = number + 1 where session_id = $3 and closed_at is null returning session_id
  )
  insert into listener (node_id, id, session_id, seat_id) select $1, $2, session_id, $4 from opened returning 1`)
const addScreen = prepared(`
  insert into listener (node_id, id, session_id) select $1, $2, session_id from room
  where session_id = $3 and closed_at is null returning 1`)

/**
 * True if the room is open and the seat is still in it. Throws an error matching `isForgotten` if the node's row is
 * gone.
 */
export async function addListener(db: Database, node: string, { id, sessionId, seatId }: ListenerRow) {
  const query = seatId ? addSeat(node, id, sessionId, seatId) : addScreen(node, id, sessionId)
  const { rows } = await db.executeQuery(query).catch((error: { code?: string; constraint?: string }) => {
    if (error.code === FOREIGN_KEY && !isForgotten(error)) return { rows: [] }
    throw error
  })
  return rows.length > 0
}

export const FOREIGN_KEY = '23503'
export const isForgotten = (error: { constraint?: string }) => error.constraint === 'listener_node_id_fkey'

const removeSeat = prepared(`
  with counted as (update room set number = number + 1 where session_id = $3 returning session_id)
  delete from listener using counted
  where node_id = $1 and id = $2 and listener.session_id = counted.session_id returning 1`)
const removeScreen = prepared('delete from listener where node_id = $1 and id = $2')

/** True if presence changed. */
export async function removeListener(db: Database, node: string, { id, sessionId, seatId }: ListenerRow) {
  const query = seatId ? removeSeat(node, id, sessionId) : removeScreen(node, id)
  return (await db.executeQuery(query)).rows.length > 0
}

/** Sends this node's heartbeat. True if its row was gone, and with it its listeners. */
export async function sendHeartbeat(db: Database, node: string): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into live_node (id) values (${node}) on conflict (id) do update set heard_at = now()
    returning xmax = 0 as "isNew"
  `.execute(db)
  return rows[0]?.isNew ?? false
}

/** Skips listeners whose seat or room is gone. Returns the rooms whose presence changed. */
export async function addListeners(db: Database, node: string, listeners: ListenerRow[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with one as (
      select * from unnest(${listeners.map(({ id }) => id)}::int[],
        ${listeners.map(({ sessionId }) => sessionId)}::bigint[],
        ${listeners.map(({ seatId }) => seatId)}::bigint[]) as one (id, session_id, seat_id)
    ), locked as materialized (
      select session_id from room where session_id in (select session_id from one)
      order by session_id for no key update
    ), counted as (
      update room set number = number + 1 where session_id in (select session_id from locked) returning session_id
    ), entered as (
      insert into listener (node_id, id, session_id, seat_id)
      select ${node}, one.id, one.session_id, one.seat_id
      from one join counted using (session_id) left join seat on seat.id = one.seat_id
      where one.seat_id is null or seat.id is not null
      on conflict do nothing
    )
    select session_id as id from counted
  `.execute(db)
  return rows.map(({ id }) => id)
}

export interface HeldIds {
  ids: number[]
  /** Listeners with a higher id were added later. */
  upTo: number
}

/** Deletes the rows of listeners that this node no longer holds. Returns the rooms whose presence changed. */
export async function dropUnheld(db: Database, node: string, { ids, upTo }: HeldIds): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with unheld as (
      select id, session_id, seat_id from listener
      where node_id = ${node} and id <= ${upTo}
        and not exists (select from unnest(${ids}::int[]) as held (id) where held.id = listener.id)
    ), locked as materialized (
      select session_id from room where session_id in (select session_id from unheld where seat_id is not null)
      order by session_id for no key update
    ), changed as (
      update room set number = number + 1 where session_id in (select session_id from locked)
      returning session_id as id
    ), counted as (
      select count(*) from changed
    ), dropped as (
      delete from listener using counted where node_id = ${node} and id in (select id from unheld)
    )
    select id from changed
  `.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Deletes nodes without a recent heartbeat, and the leaving node, with their listeners. Locks rooms in a fixed order,
 * so that two nodes doing this at once cannot deadlock. Returns the rooms whose presence changed.
 */
export async function forgetNodes(db: Database, leaving: string | null = null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with silent as (
      select id from live_node where heard_at < now() - interval '10 seconds' or id = ${leaving}
    ), locked as materialized (
      select session_id from room
      where session_id in (
        select session_id from listener where node_id in (select id from silent) and seat_id is not null
      )
      order by session_id for no key update
    ), changed as (
      update room set number = number + 1 where session_id in (select session_id from locked)
      returning session_id as id
    ), counted as (
      select count(*) from changed
    ), dropped as (
      delete from live_node using counted where id in (select id from silent)
    )
    select id from changed
  `.execute(db)
  return rows.map(({ id }) => id)
}
