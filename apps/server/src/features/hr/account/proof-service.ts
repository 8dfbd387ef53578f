import type { Deps } from '../../../deps.ts'
import type { HrAccount } from '../../../http/callers.ts'
import { invalid, Refusal } from '../../../http/errors.ts'
import { writeAuditEntry } from '../audit/data.ts'
import { longestDelay, PROOF_FREE, withDelay } from './attempt-service.ts'
import { checkFactor } from './factor-service.ts'
import { isCompanyOnly } from './policy-data.ts'
import { checkPassword } from './service.ts'

interface Proof {
  password: string
  code: string | undefined
  /** The caller's network. */
  address: string
}

/**
 * Asks a logged-in member for the password again, and for a code if there is a second factor. Guesses are delayed and
 * counted like login attempts: a stolen login must not be a quicker way to the password.
 */
export async function prove(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  account: HrAccount,
  { password, code, address }: Proof,
): Promise<void> {
  const attempt = { email: account.email, address, longest: longestDelay(env), free: PROOF_FREE }
  const judge = async () => {
    await checkPassword(db, account.id, password)
    if (await isCompanyOnly(db, account.id)) throw new Refusal(403, 'company-only')
    await checkFactor(db, env, account, code, invalid)
  }
  await withDelay(db, attempt, judge).catch(async (error) => {
    const isWrong = error instanceof Refusal && error.statusCode === 400 && error.code !== 'code-needed'
    if (isWrong) await writeAuditEntry(db, { who: account.email, what: 'proof_refused', detail: error.code })
    throw error
  })
}
