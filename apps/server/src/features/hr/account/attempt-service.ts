import { setTimeout as wait } from 'node:timers/promises'
import { normaliseEmail } from '@thrive/domain'
import type { Env } from '../../../env.ts'
import { Refusal, tooSoon } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { countAttempt, forgiveAttempt, takeBackAttempt, takeTurn } from './attempt-data.ts'

interface Attempt {
  email: string
  /** The caller's IP address. */
  address: string
  /** The longest delay in seconds. */
  longest: number
  /** Failed attempts per account without delay. */
  free?: number
}

/** In seconds. */
export const longestDelay = ({ RATE_LIMITS, LOGIN_LONGEST_DELAY }: Env) =>
  RATE_LIMITS === 'on' ? LOGIN_LONGEST_DELAY : 0

/** Failed attempts without delay: account owners mistype, and a whole office shares one IP address. */
const FREE = { account: 3, address: 15 }

/** Fewer for a logged-in member: guesses here come from a stolen login. */
export const PROOF_FREE = 2

/** One second after the free attempts, then two, four … */
export const delaySeconds = (attempts: number, free: number, longest: number): number =>
  attempts > free ? Math.min(longest, 2 ** (attempts - free - 1)) : 0

/**
 * Delays the work after failed attempts, whether or not the account exists and whether or not the password is right.
 * Others can delay an owner's login but never block it. An attempt that was not judged does not count.
 */
export async function withDelay<Result>(db: Database, attempt: Attempt, work: () => Promise<Result>): Promise<Result> {
  const account = `account ${normaliseEmail(attempt.email)}`
  const address = `address ${attempt.address}`
  await wait(1000 * (await reserveTurn(db, account, address, attempt)))
  const result = await work().catch(async (error) => {
    if (isNotJudged(error)) await takeBackAttempt(db, [account, address])
    throw error
  })
  await forgiveAttempt(db, account, address)
  return result
}

/** True if the attempt was not judged: a code is still needed, or this node is busy. */
const isNotJudged = (error: unknown) =>
  error instanceof Refusal && (error.code === 'code-needed' || error.statusCode === 503)

/** Returns the seconds to wait. Delays of one IP address add up; an attempt that would wait too long is refused. */
const reserveTurn = (
  db: Database,
  account: string,
  address: string,
  { longest, free = FREE.account }: Attempt,
): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const attempts = await countAttempt(tx, [account, address])
    const seconds = Math.max(
      delaySeconds(attempts.get(account) ?? 0, free, longest),
      delaySeconds(attempts.get(address) ?? 0, FREE.address, longest),
    )
    if (seconds === 0) return 0
    const turn = await takeTurn(tx, address, seconds)
    if (turn > longest) throw tooSoon(turn)
    return turn
  })
