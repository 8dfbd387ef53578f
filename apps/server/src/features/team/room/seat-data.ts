import type { SeatRole } from '@thrive/domain'
import { sql } from 'kysely'
import type { Seat } from '../../../http/callers.ts'
import type { Database } from '../../../infra/database.ts'
import { prepared } from '../../../infra/prepared.ts'

const byToken = prepared<Seat>(`
  select seat.id, seat.session_id as "sessionId", seat.number, look, role, revision_id as "revisionId"
  from seat join room on room.session_id = seat.session_id join session on session.id = seat.session_id
  where token_hash = $1 and closed_at is null`)

export async function openSeat(db: Database, tokenHash: Buffer): Promise<Seat | undefined> {
  return (await db.executeQuery(byToken(tokenHash))).rows[0]
}

export interface JoinedRoom {
  sessionId: string
  locked: boolean
}

/** Locks the row, so that the seat limit holds. */
export async function lockByCode(tx: Database, code: string): Promise<JoinedRoom | undefined> {
  const { rows } = await sql<JoinedRoom>`
    select session_id as "sessionId", locked from room
    where case when closed_at is null then code end = ${code} for no key update
  `.execute(tx)
  return rows[0]
}

/** Consumes the secret. */
export async function lockByPairing(tx: Database, hash: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{ sessionId: string }>`
    update room set pair_hash = null, pair_until = null
    where pair_hash = ${hash} and pair_until > now() and closed_at is null returning session_id as "sessionId"
  `.execute(tx)
  return rows[0]?.sessionId
}

export async function looksTaken(tx: Database, sessionId: string): Promise<number[]> {
  const { rows } = await sql<{ look: number }>`select look from seat where session_id = ${sessionId}`.execute(tx)
  return rows.map(({ look }) => look)
}

export interface NewSeat {
  sessionId: string
  look: number
  role: SeatRole
  tokenHash: Buffer
}

export async function addSeat(tx: Database, { sessionId, look, role, tokenHash }: NewSeat) {
  const { rows } = await sql<{ id: string; number: number }>`
    with room as (
      update room set seated = seated + 1, number = number + 1 where session_id = ${sessionId}
      returning session_id, seated
    )
    insert into seat (session_id, number, look, role, token_hash)
    select session_id, seated, ${look}, ${role}, ${tokenHash} from room returning id, number
  `.execute(tx)
  return rows[0]
}

/** Only one seat leads at a time. The new leader's ballots are deleted. */
export async function makeLeader(tx: Database, sessionId: string, seatId: string): Promise<void> {
  await sql`delete from ballot where seat_id = ${seatId}`.execute(tx)
  await sql`
    update seat set role = case when id = ${seatId} then 'leader' else 'member' end
    where session_id = ${sessionId} and (role = 'leader' or id = ${seatId})
  `.execute(tx)
}

/** Also deletes the seat's unrevealed ballots. False if there was no such seat. */
export async function deleteSeat(db: Database, sessionId: string, number: number): Promise<boolean> {
  const { rows } = await sql`${deletion(sessionId, number)} select from deleted`.execute(db)
  return rows.length > 0
}

/** The same, and remembers the seat as removed until the room closes. */
export async function removeSeat(db: Database, sessionId: string, number: number): Promise<boolean> {
  const { rows } = await sql`
    ${deletion(sessionId, number)}
    insert into removed_seat (token_hash, session_id) select token_hash, session_id from deleted returning 1
  `.execute(db)
  return rows.length > 0
}

const deletion = (sessionId: string, number: number) => sql`
  with counted as (
    update room set number = number + 1 where session_id = ${sessionId}
      and exists (select from seat where seat.session_id = room.session_id and seat.number = ${number})
    returning session_id
  ), deleted as (
    delete from seat using counted where seat.session_id = counted.session_id and seat.number = ${number}
    returning token_hash, seat.session_id
  )`

export async function isRemoved(db: Database, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql`select from removed_seat where token_hash = ${tokenHash}`.execute(db)
  return rows.length > 0
}
