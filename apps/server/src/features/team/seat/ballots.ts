import type { Database } from '../../../infra/database.ts'
import { type Ballot, storeBallot, storeBallots } from '../room/data.ts'

const STATEMENTS_AT_ONCE = 3
const BALLOTS_EACH = 100

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
  let underWay = 0

  const send = async () => {
    const gathered = [...waiting].slice(0, BALLOTS_EACH)
    for (const [seatId] of gathered) waiting.delete(seatId)
    underWay++
    const stored = await storeBallots(
      db,
      gathered.map(([, { ballot }]) => ballot),
    ).catch(() => new Set<string>())
    underWay--
    for (const [seatId, { settled }] of gathered) settled.resolve(stored.has(seatId))
    sendWhileFree()
  }
  const sendWhileFree = () => {
    while (waiting.size > 0 && underWay < STATEMENTS_AT_ONCE) void send()
  }

  return async (ballot) => {
    const before = waiting.get(ballot.seatId)
    const { settled } = before ?? { settled: Promise.withResolvers<boolean>() }
    // One statement cannot change a row twice, and of what a seat gives the last counts.
    waiting.set(ballot.seatId, { ballot, settled })
    // Those of the same turn of the event loop still come along.
    if (waiting.size === 1) setImmediate(sendWhileFree)
    return (await settled.promise) || storeBallot(db, ballot)
  }
}
