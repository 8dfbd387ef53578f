import { randomBytes } from 'node:crypto'
import { isEmail, LIMITS, normaliseEmail } from '@thrive/domain'
import type { RefusalCode, RefusalDetails } from '@thrive/words/refusals'
import type { Env } from '../../../env.ts'
import type { HrAccount } from '../../../http/callers.ts'
import { invalid, Refusal } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import type { SecretKeys } from '../../../infra/secret-box.ts'
import { readOrganisation } from '../../organisation/data.ts'
import { writeAuditEntry } from '../audit/data.ts'
import { isCommonPassword, type PasswordOwner } from './common-passwords.ts'
import { accountByEmail, passwordHashOf, setPassword } from './data.ts'
import { deviceOf } from './device.ts'
import { checkFactor } from './factor-service.ts'
import { type NewLogin, storeLogin } from './login-data.ts'
import { endFromNow, type LoginLife, lifeOf } from './login-life.ts'
import { hashPassword, isPasswordOf } from './password-hash.ts'
import { isCompanyOnly } from './policy-data.ts'

interface Attempt {
  email: string
  password: string
  /** The second-factor code, if the account has one. */
  code?: string | undefined
  device: string | null
}

const failed = (code: RefusalCode, details?: RefusalDetails) => new Refusal(401, code, details)

/** Returns the token of a new login. Without the right password, a caller learns nothing about a second factor. */
export async function login(db: Database, keys: SecretKeys, attempt: Attempt, life: LoginLife): Promise<string> {
  const { email, password, code, device } = attempt
  const account = isEmail(email.trim()) ? await accountByEmail(db, normaliseEmail(email)) : undefined
  const matches = await isPasswordOf(account?.password_hash, password)
  if (!account?.password_hash || account.disabled_at || !matches) throw failed('login-failed')
  // Checked after the password, so that callers cannot learn who has an account.
  if (await isCompanyOnly(db, account.id)) throw new Refusal(403, 'company-only')
  await checkFactor(db, keys, account, code, failed)
  const token = await openLogin(db, { accountId: account.id, device, passwordHash: account.password_hash }, life)
  if (!token) throw failed('login-failed')
  return token
}

/** Returns the token of a new login, or null if the account may no longer log in. */
export async function openLogin(
  db: Database,
  login: Omit<NewLogin, 'token' | 'expiresAt'>,
  life: LoginLife,
): Promise<string | null> {
  const token = randomBytes(32).toString('base64url')
  return (await storeLogin(db, { ...login, token, expiresAt: endFromNow(new Date(), life) })) ? token : null
}

export async function checkPassword(db: Database, id: number, password: string): Promise<void> {
  const known = await passwordHashOf(db, id)
  if (!(await isPasswordOf(known, password))) throw invalid('wrong-password')
}

/** For members who signed in with the company's account. */
export const openCompanyLogin = (db: Database, env: Env, accountId: number, userAgent: string | undefined) =>
  openLogin(db, { accountId, device: deviceOf(userAgent), byCompany: true }, lifeOf(env))

interface PasswordChange {
  next: string
  /** Token of the login that changes the password. It stays; all other logins of the account end. */
  token: string
  /** Called after the new password passed its checks, because a code works only once. */
  prove: () => Promise<void>
}

export async function changeOwnPassword(db: Database, account: HrAccount, change: PasswordChange): Promise<void> {
  await assertGoodPassword(db, change.next, account)
  await change.prove()
  const passwordHash = await hashPassword(change.next)
  await db.transaction().execute(async (tx) => {
    await setPassword(tx, account.id, passwordHash, change.token)
    await writeAuditEntry(tx, { who: account.email, what: 'password_changed' })
  })
}

/** Hashes a new password, or refuses one that is easy to guess. */
export async function hashOf(db: Database, password: string, owner: PasswordOwner): Promise<string> {
  await assertGoodPassword(db, password, owner)
  return hashPassword(password)
}

async function assertGoodPassword(db: Database, password: string, owner: PasswordOwner): Promise<void> {
  const { min, max } = LIMITS.password
  if (password.length < min || password.length > max) throw invalid('weak-password')
  const organisation = (await readOrganisation(db))?.name ?? ''
  if (await isCommonPassword(password, { ...owner, organisation })) throw invalid('common-password')
}
