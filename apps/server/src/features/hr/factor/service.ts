import { normaliseEmail } from '@thrive/domain'
import type { RefusalCode } from '@thrive/words/refusals'
import type { HrAccount } from '../../../http/callers.ts'
import { invalid, Refusal, tooSoon } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { factorContext, type SecretKeys, seal, unsealWithEither } from '../../../infra/secret-box.ts'
import { accountByEmail, endLogins } from '../account/data.ts'
import { writeAuditEntry } from '../audit/data.ts'
import {
  countTry,
  factorOf,
  forgetTries,
  isFactorRequired,
  organisationName,
  replaceRecoveryCodes,
  storeNextSecret,
  switchOff,
  switchOn,
  takeRecoveryCode,
  takeStep,
} from './data.ts'
import { newRecoveryCodes } from './recovery-code.ts'
import { isTimeCode, newSecret, stepOf, uriOf, withoutSpaces } from './time-code.ts'

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

interface Account {
  id: number
  email: string
}

/**
 * Wrong codes in a row, from wherever they come. Only who knows the password gets this far, so its owner is not kept out
 * by others; and a million codes are not many where delays are the only limit.
 */
const MOST_TRIES = 10
const WAIT_SECONDS = 15 * 60

/** Asks for the second factor of somebody who has already given the right password, where the account has one. */
export async function checkFactor(
  db: Database,
  keys: SecretKeys,
  account: Account,
  code: string | undefined,
  refuse: (code: RefusalCode) => Refusal,
): Promise<void> {
  const { secret, since } = await factorOf(db, account.id)
  if (!since) return
  if (!code) throw refuse('code-needed')
  if (!(await countTry(db, account.id, MOST_TRIES))) throw tooSoon(WAIT_SECONDS)
  const isRight =
    isTimeCode(code) && secret
      ? await isTimeCodeRight(db, keys, account, secret, code)
      : await isRecoveryCodeRight(db, account, code)
  if (!isRight) throw refuse('code-wrong')
  await forgetTries(db, account.id)
}

async function isTimeCodeRight(db: Database, keys: SecretKeys, { id }: Account, sealed: Buffer, code: string) {
  const step = stepOf(openSecret(keys, id, sealed), withoutSpaces(code))
  return step !== null && (await takeStep(db, id, step))
}

const isRecoveryCodeRight = (db: Database, { id, email }: Account, code: string) =>
  db.transaction().execute(async (tx) => {
    const isTaken = await takeRecoveryCode(tx, id, code)
    if (isTaken) await writeAuditEntry(tx, { who: email, what: 'recovery_code_used' })
    return isTaken
  })

/** A secret that no key opens lets nobody in: losing a key must not mean losing the factor. */
function openSecret(keys: SecretKeys, id: number, sealed: Buffer): string {
  sealingKey(keys)
  const secret = unsealWithEither(keys, sealed, factorContext(id))
  if (secret === null) throw new Refusal(503, 'factor-unreadable')
  return secret
}

/** The key for something new, where this deployment has one. */
export function sealingKey({ SECRETS_KEY }: SecretKeys): Buffer {
  if (!SECRETS_KEY) throw new Refusal(503, 'no-secrets-key')
  return SECRETS_KEY
}
