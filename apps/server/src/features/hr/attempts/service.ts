import { setTimeout as wait } from 'node:timers/promises'
import { normaliseEmail } from '@thrive/domain'
import type { Env } from '../../../env.ts'
import { Refusal, tooSoon } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { countAttempt, forgiveAttempt, takeBackAttempt, takeTurn } from '../account/data.ts'

interface Attempt {
  email: string
  /** The IP address it comes from. */
  address: string
  /** The longest delay in seconds. */
  longest: number
}

/** In seconds. */
export const longestDelay = ({ RATE_LIMITS, LOGIN_LONGEST_DELAY }: Env) =>
  RATE_LIMITS === 'on' ? LOGIN_LONGEST_DELAY : 0

/** Failed attempts without delay: the owner of an account mistypes, and a whole office shares one IP address. */
const FREE = { account: 3, address: 15 }

/** One second after those attempts, then two, four … */
export const delaySeconds = (attempts: number, free: number, longest: number): number =>
  attempts > free ? Math.min(longest, 2 ** (attempts - free - 1)) : 0

/**
 * Each failed attempt makes the next ones slower, whether the account exists or not and whether the password is right
 * or not. Nobody can keep the owner of an account out by failing in their name: what others do elsewhere delays a login
 * and never refuses it. Who is asked for a code as well has not failed yet.
 */
export async function slowedDown<Result>(db: Database, attempt: Attempt, work: () => Promise<Result>): Promise<Result> {
  const account = `account ${normaliseEmail(attempt.email)}`
  const address = `address ${attempt.address}`
  await wait(1000 * (await turnOf(db, account, address, attempt.longest)))
  const result = await work().catch(async (error) => {
    if (error instanceof Refusal && error.code === 'code-needed') await takeBackAttempt(db, [account, address])
    throw error
  })
  await forgiveAttempt(db, account, address)
  return result
}

/** Seconds to wait. Delays of one IP address add up, and an attempt that would have to wait too long is refused. */
const turnOf = (db: Database, account: string, address: string, longest: number): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const attempts = await countAttempt(tx, [account, address])
    const seconds = Math.max(
      delaySeconds(attempts.get(account) ?? 0, FREE.account, longest),
      delaySeconds(attempts.get(address) ?? 0, FREE.address, longest),
    )
    if (seconds === 0) return 0
    const turn = await takeTurn(tx, address, seconds)
    if (turn > longest) throw tooSoon(turn)
    return turn
  })
