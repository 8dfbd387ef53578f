import type { Database } from '../../../infra/database.ts'
import { type Ballot, storeBallot, storeBallots } from '../room/data.ts'

const BALLOTS_EACH = 500

interface Waiting {
  ballot: Ballot
  settled: PromiseWithResolvers<boolean>
}

/**
 * Ballots that arrive while others are being written wait for those and are then written together, as saves are: one
 * statement and one commit for all. Tells whether the ballot was stored; what the common statement passed over, or what
 * failed with it, is done alone.
 */
export function givingOf(db: Database): (ballot: Ballot) => Promise<boolean> {
  const waiting = new Map<string, Waiting>()
  let isUnderWay = false

  /** One statement at a time, or ballots of one room would pass each other over and need a commit of their own. */
  const send = async () => {
    const gathered = [...waiting].slice(0, BALLOTS_EACH)
    for (const [seatId] of gathered) waiting.delete(seatId)
    isUnderWay = true
    const stored = await storeBallots(
      db,
      gathered.map(([, { ballot }]) => ballot),
    ).catch(() => new Set<string>())
    isUnderWay = false
    for (const [seatId, { settled }] of gathered) settled.resolve(stored.has(seatId))
    sendIfFree()
  }
  const sendIfFree = () => {
    if (waiting.size > 0 && !isUnderWay) void send()
  }

  return async (ballot) => {
    const before = waiting.get(ballot.seatId)
    const { settled } = before ?? { settled: Promise.withResolvers<boolean>() }
    // One statement cannot change a row twice, and of what a seat gives the last counts.
    waiting.set(ballot.seatId, { ballot, settled })
    // Those of the same turn of the event loop still come along.
    if (waiting.size === 1) setImmediate(sendIfFree)
    return (await settled.promise) || storeBallot(db, ballot)
  }
}
