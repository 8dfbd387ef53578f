import { normaliseEmail } from '@thrive/domain'
import type { RefusalCode, RefusalDetails } from '@thrive/words/refusals'
import type { HrAccount } from '../../../http/callers.ts'
import { invalid, Refusal, tooSoon } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { factorContext, type SecretKeys, seal, unsealWithEither } from '../../../infra/secret-box.ts'
import { readOrganisation } from '../../organisation/data.ts'
import { OPERATOR, writeAuditEntry } from '../audit/data.ts'
import { accountByEmail } from './data.ts'
import {
  countRecoveryCodes,
  countTry,
  factorOf,
  forgetTries,
  replaceRecoveryCodes,
  storeNextSecret,
  switchOff,
  switchOn,
  takeRecoveryCode,
  takeStep,
} from './factor-data.ts'
import { endLogins } from './login-data.ts'
import { newRecoveryCodes } from './recovery-code.ts'
import { isTimeCode, newSecret, stepOf, uriOf, withoutSpaces } from './time-code.ts'

const PRODUCT = 'Thrive Lab'

export async function beginFactor(db: Database, keys: SecretKeys, { id, email }: HrAccount) {
  const secret = newSecret()
  await storeNextSecret(db, id, seal(sealingKey(keys), secret, factorContext(id)))
  return { secret, uri: uriOf(secret, { issuer: (await readOrganisation(db))?.name || PRODUCT, email }) }
}

/** Returns the recovery codes, which are stored only as hashes. */
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
    if ((await readOrganisation(tx))?.factorRequired) throw new Refusal(409, 'factor-required')
    if (await switchOff(tx, id)) await writeAuditEntry(tx, { who: email, what: 'factor_off' })
  })
}

/** For members who lost both the app and the recovery codes. */
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
 * Wrong codes in a row, from anywhere. Only someone who knows the password gets this far, so others cannot lock the
 * owner out. Delays alone would not protect a code with a million values.
 */
const MAX_TRIES = 10
const WAIT_SECONDS = 15 * 60

/** Checks the second factor, if the account has one, after a correct password. */
export async function checkFactor(
  db: Database,
  keys: SecretKeys,
  account: Account,
  code: string | undefined,
  refuse: (code: RefusalCode, details?: RefusalDetails) => Refusal,
): Promise<void> {
  const { secret, since } = await factorOf(db, account.id)
  if (!since) return
  if (!code) throw refuse('code-needed')
  if (!(await countTry(db, account.id, MAX_TRIES))) throw tooSoon(WAIT_SECONDS)
  const isFromApp = isTimeCode(code) && secret
  const isRight = isFromApp
    ? await isTimeCodeRight(db, keys, account, secret, code)
    : await isRecoveryCodeRight(db, account, code)
  if (!isRight) throw refuse('code-wrong', isFromApp ? {} : { codesLeft: await countRecoveryCodes(db, account.id) })
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

/** Refuses the login if no key opens the secret: a lost key must not switch the factor off. */
function openSecret(keys: SecretKeys, id: number, sealed: Buffer): string {
  sealingKey(keys)
  const secret = unsealWithEither(keys, sealed, factorContext(id))
  if (secret === null) throw new Refusal(503, 'factor-unreadable')
  return secret
}

/** Returns the key for new secrets; refuses if none is configured. */
export function sealingKey({ SECRETS_KEY }: SecretKeys): Buffer {
  if (!SECRETS_KEY) throw new Refusal(503, 'no-secrets-key')
  return SECRETS_KEY
}
