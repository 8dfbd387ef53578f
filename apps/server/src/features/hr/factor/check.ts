import type { RefusalCode } from '@thrive/words/refusals'
import { Refusal, tooSoon } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { type SecretKeys, unsealWithEither } from '../../../infra/secret-box.ts'
import { factorContext, sealingKey } from '../account/sealed.ts'
import { writeAuditEntry } from '../audit/data.ts'
import { countTry, factorOf, forgetTries, takeRecoveryCode, takeStep } from './data.ts'
import { isTimeCode, stepOf, withoutSpaces } from './time-code.ts'

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
export function openSecret(keys: SecretKeys, id: number, sealed: Buffer): string {
  sealingKey(keys)
  const secret = unsealWithEither(keys, sealed, factorContext(id))
  if (secret === null) throw new Refusal(503, 'factor-unreadable')
  return secret
}
