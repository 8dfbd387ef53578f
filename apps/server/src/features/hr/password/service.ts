import { randomBytes } from 'node:crypto'
import type { Locale } from '@thrive/domain'
import { resetMail } from '@thrive/words/mails'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { sha256 } from '../../../infra/sha256.ts'
import { setPassword } from '../account/data.ts'
import { hashOf } from '../account/service.ts'
import { writeAuditEntry } from '../audit/data.ts'
import { organisationFacts, signInPolicy } from '../people/data.ts'
import { accountToReset, dropReset, resetBySecret, storeReset, useReset } from './data.ts'

const MINUTES = 60
const PAUSE_MINUTES = 5

/** Where only the company's account lets people in, one owner has a password that opens something. */
async function mayReset(db: Database, accountId: number): Promise<boolean> {
  const { isOnlyWay, emergencyId } = await signInPolicy(db)
  return !isOnlyWay || accountId === emergencyId
}

/** The job. The secret is made only now and no table holds it in clear, so a second try makes a new one. */
export async function sendResetMail({ db, mail, env }: Deps, accountId: number): Promise<void> {
  const account = await accountToReset(db, accountId)
  if (!mail || !account || !(await mayReset(db, account.id))) return
  const secret = randomBytes(32).toString('base64url')
  const hash = sha256(secret)
  if (!(await storeReset(db, { accountId, hash, minutes: MINUTES, pause: PAUSE_MINUTES }))) return
  const { defaultLang } = await organisationFacts(db)
  const lang = account.lang ?? (defaultLang as Locale | null) ?? env.DEFAULT_LANG
  try {
    await mail.send({ to: account.email, text: resetMail(lang, { url: mail.linkTo(`/admin/reset/${secret}`) }) })
  } catch (error) {
    await dropReset(db, hash)
    throw error
  }
}

/** Ends every login, and opens none: whoever has a second factor shows it at the next login. */
export async function resetByLink(db: Database, secret: string, password: string): Promise<void> {
  const hash = sha256(secret)
  const account = await resetBySecret(db, hash)
  if (!account || !(await mayReset(db, account.id))) throw new Refusal(410, 'reset-expired')
  const passwordHash = await hashOf(db, password, account)
  await db.transaction().execute(async (tx) => {
    if (!(await useReset(tx, hash))) throw new Refusal(410, 'reset-expired')
    await setPassword(tx, account.id, passwordHash)
    await writeAuditEntry(tx, { who: account.email, what: 'password_reset' })
  })
}
