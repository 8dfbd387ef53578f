import { normaliseEmail } from '@thrive/domain'
import type { HrAccount } from '../../../http/callers.ts'
import { invalid, Refusal } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { type SecretKeys, seal } from '../../../infra/secret-box.ts'
import { accountByEmail, endLogins } from '../account/data.ts'
import { factorContext, sealingKey } from '../account/sealed.ts'
import { writeAuditEntry } from '../audit/data.ts'
import { openSecret } from './check.ts'
import {
  factorOf,
  isFactorRequired,
  organisationName,
  replaceRecoveryCodes,
  storeNextSecret,
  switchOff,
  switchOn,
} from './data.ts'
import { newRecoveryCodes } from './recovery-code.ts'
import { newSecret, stepOf, uriOf, withoutSpaces } from './time-code.ts'

const PRODUCT = 'Thrive Lab'

export async function beginFactor(db: Database, keys: SecretKeys, { id, email }: HrAccount) {
  const secret = newSecret()
  await storeNextSecret(db, id, seal(sealingKey(keys), secret, factorContext(id)))
  return { secret, uri: uriOf(secret, { issuer: (await organisationName(db)) || PRODUCT, email }) }
}

/** Gives the recovery codes, which are stored as hashes only. */
export async function confirmFactor(db: Database, keys: SecretKeys, { id, email }: HrAccount, code: string) {
  const { next } = await factorOf(db, id)
  if (!next) throw new Refusal(409, 'factor-not-begun')
  const step = stepOf(openSecret(keys, id, next), withoutSpaces(code))
  if (step === null) throw invalid('code-wrong')
  const codes = newRecoveryCodes()
  await db.transaction().execute(async (tx) => {
    if (!(await switchOn(tx, id, next, step))) throw new Refusal(409, 'factor-not-begun')
    await replaceRecoveryCodes(tx, id, codes)
    await writeAuditEntry(tx, { who: email, what: 'factor_on' })
  })
  return codes
}

export async function renewRecoveryCodes(db: Database, { id, email }: HrAccount) {
  const codes = newRecoveryCodes()
  await db.transaction().execute(async (tx) => {
    if (!(await factorOf(tx, id)).since) throw new Refusal(409, 'factor-off')
    await replaceRecoveryCodes(tx, id, codes)
    await writeAuditEntry(tx, { who: email, what: 'recovery_codes_made' })
  })
  return codes
}

export async function endFactor(db: Database, { id, email }: HrAccount): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await isFactorRequired(tx)) throw new Refusal(409, 'factor-required')
    if (await switchOff(tx, id)) await writeAuditEntry(tx, { who: email, what: 'factor_off' })
  })
}

/** In the audit log, for what was done on the command line. */
const OPERATOR = 'operator'

/** For who lost both the app and the recovery codes. */
export async function removeFactor(db: Database, email: string): Promise<void> {
  const account = await accountByEmail(db, normaliseEmail(email))
  if (!account) throw new Refusal(404, 'no-such-account', { email })
  await db.transaction().execute(async (tx) => {
    await switchOff(tx, account.id)
    await endLogins(tx, account.id)
    await writeAuditEntry(tx, { who: OPERATOR, what: 'factor_off', whom: account.email })
  })
}
