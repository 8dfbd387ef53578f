import { randomBytes } from 'node:crypto'
import { freeLook, MOST_SEATS, type SeatLook, seatLook } from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import type { Seat } from '../../../http/callers.ts'
import { notFound, Refusal } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { sha256 } from '../../../infra/sha256.ts'
import { countChange } from './data.ts'
import { addSeat, lockByCode, lockByPairing, looksTaken, makeLeader } from './seat-data.ts'

type Seating = Pick<Deps, 'db' | 'rooms'>

export interface Taken {
  seat: { seat: number } & SeatLook
  /** Null if the phone already has the seat. */
  token: string | null
}

const presented = ({ number, look }: Pick<Seat, 'number' | 'look'>) => ({ seat: number, ...seatLook(look) })

/** Takes a seat in the room with this code. A phone that already has one there keeps it, even if the room is locked. */
export async function join(
  { db, rooms }: Seating,
  code: string,
  held: Seat | undefined,
  countNewSeat: () => Promise<void>,
): Promise<Taken> {
  const { taken, sessionId } = await db.transaction().execute(async (tx) => {
    // No code has other signs, and the database refuses some.
    const room = /^[A-Z0-9]+$/.test(code) ? await lockByCode(tx, code) : undefined
    if (!room) throw notFound('no-room')
    const { sessionId, locked } = room
    if (held?.sessionId === sessionId) return { sessionId, taken: { seat: presented(held), token: null } }
    if (locked) throw new Refusal(403, 'room-locked')
    const looks = await looksTaken(tx, sessionId)
    if (looks.length >= MOST_SEATS) throw new Refusal(403, 'room-full')
    await countNewSeat()
    return { sessionId, taken: await newSeat(tx, sessionId, looks, 'member') }
  })
  if (taken.token) rooms.changed(sessionId)
  return taken
}

/** Makes the phone's seat the leader, or adds one if it has none, even if the room is locked or full. */
export async function pair({ db, rooms }: Seating, secret: string, held: Seat | undefined): Promise<Taken> {
  const { taken, sessionId } = await db.transaction().execute(async (tx) => {
    const sessionId = await lockByPairing(tx, sha256(secret))
    if (!sessionId) throw notFound('pairing-used')
    if (held?.sessionId !== sessionId)
      return { sessionId, taken: await newSeat(tx, sessionId, await looksTaken(tx, sessionId), 'leader') }
    await makeLeader(tx, sessionId, held.id)
    await countChange(tx, sessionId)
    return { sessionId, taken: { seat: presented(held), token: null } }
  })
  rooms.changed(sessionId)
  return taken
}

async function newSeat(tx: Database, sessionId: string, looks: number[], role: Seat['role']): Promise<Taken> {
  const token = randomBytes(32).toString('base64url')
  const look = freeLook(looks)
  const added = await addSeat(tx, { sessionId, look, role, tokenHash: sha256(token) })
  if (!added) throw notFound('no-room')
  if (role === 'leader') await makeLeader(tx, sessionId, added.id)
  return { seat: presented({ number: added.number, look }), token }
}
