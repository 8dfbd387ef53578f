import { randomBytes, randomInt } from 'node:crypto'
import {
  type FilmFact,
  type Gate,
  leavesRound,
  type PaceFact,
  type RoomWords,
  roomCode,
  type TimerFact,
  tallyOf,
} from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import { notFound, Refusal } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { sha256 } from '../../../infra/sha256.ts'
import {
  ballotsOf,
  closeRooms,
  lockRound,
  openCode,
  openRoom,
  roomsToClose,
  showPage,
  storePairing,
  storeTally,
  takeCode,
} from './data.ts'

export const noRoom = () => notFound('no-room')
const FINE = 2 ** 32

/** The code of the open room; of several who open at once, one does. */
export async function codeOf(db: Database, sessionId: string, page: number): Promise<string> {
  const before = await openCode(db, sessionId)
  if (before) return before
  const code = roomCode(() => randomInt(FINE) / FINE)
  await db.transaction().execute(async (tx) => {
    if (await takeCode(tx, code)) await openRoom(tx, sessionId, code, page)
  })
  return codeOf(db, sessionId, page)
}

interface Said {
  page: number
  film?: (Omit<FilmFact, 'at'> & { at?: number | undefined }) | undefined
  timer?: (Omit<TimerFact, 'at'> & { at?: number | undefined }) | undefined
  blocked?: Gate | undefined
  pace?: PaceFact | undefined
}

/** What was true for the screen at a moment of the server's clock, which cannot be one to come. */
const dated = <Fact extends { at?: number | undefined }>(fact: Fact | undefined, now: number) =>
  fact ? { ...fact, at: Math.min(fact.at ?? now, now) } : null

/** A page that was turned leaves its question behind. */
export function show(db: Database, sessionId: string, said: Said, { asks }: RoomWords): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const round = await lockRound(tx, sessionId)
    if (!round) throw noRoom()
    const isLeft = round.asked !== null && leavesRound(asks, round.asked, round.page, said.page)
    const now = Date.now()
    await showPage(tx, sessionId, {
      page: said.page,
      film: dated(said.film, now),
      timer: dated(said.timer, now),
      blocked: said.blocked ?? null,
      pace: said.pace ?? null,
      round: isLeft ? { asked: null, tally: null } : round,
    })
  })
}

/** Whether there was something to reveal: repeating it changes nothing. */
export function reveal(db: Database, sessionId: string, key: string, { asks }: RoomWords): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const round = await lockRound(tx, sessionId)
    if (!round) throw noRoom()
    const ask = asks.get(key)
    if (round.asked !== key || !ask) throw new Refusal(409, 'not-asked')
    if (round.tally) return false
    const tally = tallyOf(ask, await ballotsOf(tx, sessionId, key))
    if (!tally) throw new Refusal(409, 'too-few')
    await storeTally(tx, sessionId, tally)
    return true
  })
}

export async function pairingSecret(db: Database, sessionId: string): Promise<string> {
  const secret = randomBytes(24).toString('base64url')
  if (!(await storePairing(db, sessionId, sha256(secret)))) throw noRoom()
  return secret
}

export async function closeRoom({ db, rooms }: Pick<Deps, 'db' | 'rooms'>, sessionIds: string[]): Promise<void> {
  const closed = await db.transaction().execute((tx) => closeRooms(tx, sessionIds))
  for (const id of closed) rooms.changed(id)
}

/** The task. */
export const closeOldRooms = async (deps: Pick<Deps, 'db' | 'rooms'>) => closeRoom(deps, await roomsToClose(deps.db))
