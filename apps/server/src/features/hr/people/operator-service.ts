import { isEmail, normaliseEmail, type Role } from '@thrive/domain'
import { invalid, Refusal } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { accountByEmail, createAccount, disableAccount, removeAccount, setPassword } from '../account/data.ts'
import { hashOf } from '../account/service.ts'
import { assertOwnerRemains } from './service.ts'

/** Creates an owner by default; owners then invite members with other roles. */
export async function registerHr(db: Database, email: string, password: string, role: Role = 'owner'): Promise<void> {
  if (!isEmail(email.trim())) throw invalid('invalid-email')
  const passwordHash = await hashOf(db, password, { email })
  await createAccount(db, { email: email.trim(), emailKey: normaliseEmail(email), passwordHash, role })
}

export async function resetPassword(db: Database, email: string, password: string): Promise<void> {
  const { id } = await accountOf(db, email)
  const passwordHash = await hashOf(db, password, { email })
  await db.transaction().execute((tx) => setPassword(tx, id, passwordHash))
}

export async function setDisabled(db: Database, email: string, disabled: boolean): Promise<void> {
  const { id } = await accountOf(db, email)
  await db.transaction().execute(async (tx) => {
    if (disabled) await assertOwnerRemains(tx, id)
    await disableAccount(tx, id, disabled ? new Date() : null)
  })
}

export async function removeHr(db: Database, email: string): Promise<void> {
  const { id } = await accountOf(db, email)
  await db.transaction().execute(async (tx) => {
    await assertOwnerRemains(tx, id)
    await removeAccount(tx, id)
  })
}

async function accountOf(db: Database, email: string) {
  const account = await accountByEmail(db, normaliseEmail(email))
  if (!account) throw new Refusal(404, 'no-such-account', { email })
  return account
}
