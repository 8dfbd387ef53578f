import { randomInt } from 'node:crypto'
import {
  type Block,
  type FilmFact,
  leavesRound,
  type PaceFact,
  pairingCode,
  type RoomWords,
  roomCode,
  type TimerFact,
  tallyOf,
} from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import { busy, notFound, Refusal } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { doAll } from '../../../infra/jobs.ts'
import { sha256 } from '../../../infra/sha256.ts'
import {
  ballotsOf,
  closeRooms,
  dropClosedRooms,
  dropOldCodes,
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
const RANDOM_RANGE = 2 ** 32
const random = () => randomInt(RANDOM_RANGE) / RANDOM_RANGE

const CODE_TRIES = 20

/** Returns the code of the open room, opening it if necessary. Of simultaneous callers, one opens it. */
export async function codeOf(
  db: Database,
  sessionId: string,
  page: number,
  countOpening: () => Promise<void>,
): Promise<string> {
  const before = await openCode(db, sessionId)
  if (before) return before
  await countOpening()
  for (let tries = 0; tries < CODE_TRIES; tries++) {
    const code = roomCode(random)
    await db.transaction().execute(async (tx) => {
      if (await takeCode(tx, code)) await openRoom(tx, sessionId, code, page)
    })
    const opened = await openCode(db, sessionId)
    if (opened) return opened
  }
  throw busy()
}

interface ScreenReport {
  page: number
  film?: (Omit<FilmFact, 'at'> & { at?: number | undefined }) | undefined
  timer?: (Omit<TimerFact, 'at'> & { at?: number | undefined }) | undefined
  blocked?: Block | undefined
  pace?: PaceFact | undefined
  due?: string | undefined
}

/** Adds the server's time; a time in the future counts as now. */
const dated = <Fact extends { at?: number | undefined }>(fact: Fact | undefined, now: number) =>
  fact ? { ...fact, at: Math.min(fact.at ?? now, now) } : null

/** Turning to a page that the question does not belong to ends its round. */
export function show(db: Database, sessionId: string, report: ScreenReport, { asks }: RoomWords): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const round = await lockRound(tx, sessionId)
    if (!round) throw noRoom()
    const isLeft = round.asked !== null && leavesRound(asks, round.asked, round.page, report.page)
    const now = Date.now()
    await showPage(tx, sessionId, {
      page: report.page,
      film: dated(report.film, now),
      timer: dated(report.timer, now),
      blocked: report.blocked ?? null,
      pace: report.pace ?? null,
      due: report.due ?? null,
      round: isLeft ? { asked: null, tally: null } : round,
    })
  })
}

/** False if it was already revealed. */
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

/** Restores the tally that asking again set aside, and deletes the ballots given since. */
export function undo(db: Database, sessionId: string, key: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const round = await lockRound(tx, sessionId)
    if (!round) throw noRoom()
    if (round.asked !== key || round.tally || !round.undo) throw new Refusal(409, 'too-late')
    await storeTally(tx, sessionId, round.undo)
  })
}

export async function pairingSecret(db: Database, sessionId: string): Promise<string> {
  const secret = pairingCode(random)
  if (!(await storePairing(db, sessionId, sha256(secret)))) throw noRoom()
  return secret
}

export async function closeRoom({ db, rooms }: Pick<Deps, 'db' | 'rooms'>, sessionIds: string[]): Promise<void> {
  const closed = await db.transaction().execute((tx) => closeRooms(tx, sessionIds))
  for (const id of closed) rooms.changed(id)
}

export const closeOldRooms = (deps: Pick<Deps, 'db' | 'rooms'>) =>
  doAll([
    () => dropClosedRooms(deps.db),
    () => dropOldCodes(deps.db),
    async () => closeRoom(deps, await roomsToClose(deps.db)),
  ])
