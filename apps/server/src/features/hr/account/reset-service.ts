import { randomBytes } from 'node:crypto'
import { resetMail } from '@thrive/words/mails'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { sha256 } from '../../../infra/sha256.ts'
import { readOrganisation } from '../../organisation/data.ts'
import { writeAuditEntry } from '../audit/data.ts'
import { setPassword } from './data.ts'
import { isCompanyOnly } from './policy-data.ts'
import { accountToReset, dropReset, resetBySecret, storeReset, useReset } from './reset-data.ts'
import { hashOf } from './service.ts'

const MINUTES = 60
const PAUSE_MINUTES = 5

/** The job. The secret is created here and never stored in clear, so a retry creates a new one. */
export async function sendResetMail({ db, mail, env }: Deps, accountId: number): Promise<void> {
  const account = await accountToReset(db, accountId)
  if (!mail || !account || (await isCompanyOnly(db, account.id))) return
  const secret = randomBytes(32).toString('base64url')
  const hash = sha256(secret)
  if (!(await storeReset(db, { accountId, hash, minutes: MINUTES, pause: PAUSE_MINUTES }))) return
  const lang = account.lang ?? (await readOrganisation(db))?.lang ?? env.DEFAULT_LANG
  try {
    const url = mail.linkTo(`/admin/reset#${secret}`, lang)
    await mail.send({ to: account.email, text: resetMail(lang, { url }) })
  } catch (error) {
    await dropReset(db, hash)
    throw error
  }
}

/** Returns the account of a link that is still valid. */
export async function openReset(db: Database, hash: Buffer) {
  const account = await resetBySecret(db, hash)
  if (!account || (await isCompanyOnly(db, account.id))) throw new Refusal(410, 'reset-expired')
  return account
}

/** Ends every login and opens none, so that a second factor is still required at the next login. */
export async function resetByLink(db: Database, secret: string, password: string): Promise<void> {
  const hash = sha256(secret)
  const account = await openReset(db, hash)
  const passwordHash = await hashOf(db, password, account)
  await db.transaction().execute(async (tx) => {
    if (!(await useReset(tx, hash))) throw new Refusal(410, 'reset-expired')
    await setPassword(tx, account.id, passwordHash)
    await writeAuditEntry(tx, { who: account.email, what: 'password_reset' })
  })
}
