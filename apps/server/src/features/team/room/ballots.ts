import type { FastifyBaseLogger } from 'fastify'
import { batched } from '../../../infra/batched.ts'
import type { Database } from '../../../infra/database.ts'
import { type Ballot, storeBallot, storeBallots } from './data.ts'
import { FOREIGN_KEY } from './live-data.ts'

const BALLOTS_EACH = 500

const MICROSECONDS = 1_000
let latest = 0

/** Returns microseconds, always later than the previous result on this node. */
export function momentOf(ms: number): number {
  latest = Math.max(ms * MICROSECONDS, latest + 1)
  return latest
}

/**
 * Stores the ballots of many seats in one statement with one commit. Ballots that it skips or that fail with it are
 * stored alone. Resolves to true if the ballot was stored.
 */
export function givingOf(db: Database, log: Pick<FastifyBaseLogger, 'warn'>): (ballot: Ballot) => Promise<boolean> {
  const storeTogether = batched<Ballot, boolean>({
    size: BALLOTS_EACH,
    // Parallel statements would skip each other's locked rooms, and the skipped ballots would need their own commits.
    atOnce: 1,
    keyOf: ({ seatId }) => seatId,
    // A seat's latest ballot counts.
    join: (_, next) => next,
    run: async (ballots) => {
      const stored = await storeBallots(db, ballots).catch(({ name, code }: Error & { code?: string }) => {
        // A seat being removed at the same time is normal.
        if (code !== FOREIGN_KEY)
          log.warn({ ballots: ballots.length, error: { name, code } }, 'ballots failed together')
        return new Set<string>()
      })
      return ({ seatId }) => stored.has(seatId)
    },
  })
  return async (ballot) => (await storeTogether(ballot)) || storeBallot(db, ballot)
}
