import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { isEmail, LIMITS, normaliseEmail, type Role } from '@thrive/domain'
import type { RefusalCode } from '@thrive/words/refusals'
import type { Env } from '../../../env.ts'
import type { HrAccount } from '../../../http/callers.ts'
import { invalid, Refusal } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import type { SecretKeys } from '../../../infra/secret-box.ts'
import { writeAuditEntry } from '../audit/data.ts'
import { checkFactor } from '../factor/service.ts'
import { organisationFacts } from '../people/data.ts'
import { letOwnerGo } from '../people/service.ts'
import { isCompanyOnly } from '../sign-in/data.ts'
import { isCommonPassword, type PasswordOwner } from './common-passwords.ts'
import {
  accountByEmail,
  createAccount,
  disableAccount,
  type NewLogin,
  passwordHashOf,
  removeAccount,
  setPassword,
  storeLogin,
} from './data.ts'
import { deviceOf } from './device.ts'
import { endFromNow, type LoginLife, lifeOf } from './login-life.ts'

/** OWASP's setting for argon2id, the library's default kind: 19 MiB, two passes, one lane. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Verified against when the account is unknown, so that both answers take the same time. */
const nobody = hash(randomBytes(16), ARGON)

interface Attempt {
  email: string
  password: string
  /** Of the second factor, where the account has one. */
  code?: string | undefined
  device: string | null
}

const failed = (code: RefusalCode) => new Refusal(401, code)

/** The token of a new login. Whoever does not know the password learns nothing of a second factor. */
export async function login(db: Database, keys: SecretKeys, attempt: Attempt, life: LoginLife): Promise<string> {
  const { email, password, code, device } = attempt
  const account = isEmail(email.trim()) ? await accountByEmail(db, normaliseEmail(email)) : undefined
  const matches = await verify(account?.password_hash ?? (await nobody), password)
  if (!account?.password_hash || account.disabled_at || !matches) throw failed('login-failed')
  // Only after a right password, so that nobody learns who has an account.
  if (await isCompanyOnly(db, account.id)) throw new Refusal(403, 'company-only')
  await checkFactor(db, keys, account, code, failed)
  const token = await openLogin(db, { accountId: account.id, device, passwordHash: account.password_hash }, life)
  if (!token) throw failed('login-failed')
  return token
}

/** The token of a new login, or null where the account may not log in any more. */
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
  if (!known || !(await verify(known, password))) throw invalid('wrong-password')
}

/** For whom the company lets in. */
export const openCompanyLogin = (db: Database, env: Env, accountId: number, userAgent: string | undefined) =>
  openLogin(db, { accountId, device: deviceOf(userAgent), byCompany: true }, lifeOf(env))

/** The login that changes the password stays; all others of the account end. */
export async function changeOwnPassword(
  db: Database,
  account: HrAccount,
  { current, next, token }: { current: string; next: string; token: string },
): Promise<void> {
  await checkPassword(db, account.id, current)
  const passwordHash = await hashOf(db, next, account)
  await db.transaction().execute(async (tx) => {
    await setPassword(tx, account.id, passwordHash, token)
    await writeAuditEntry(tx, { who: account.email, what: 'password_changed' })
  })
}

/** An owner, made on the command line: members of other roles are invited by owners. */
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
    if (disabled) await letOwnerGo(tx, id)
    await disableAccount(tx, id, disabled ? new Date() : null)
  })
}

export async function removeHr(db: Database, email: string): Promise<void> {
  const { id } = await accountOf(db, email)
  await db.transaction().execute(async (tx) => {
    await letOwnerGo(tx, id)
    await removeAccount(tx, id)
  })
}

async function accountOf(db: Database, email: string) {
  const account = await accountByEmail(db, normaliseEmail(email))
  if (!account) throw new Refusal(404, 'no-such-account', { email })
  return account
}

/** What is stored of a new password, if it is one that nobody guesses. */
export async function hashOf(db: Database, password: string, owner: PasswordOwner): Promise<string> {
  const { min, max } = LIMITS.password
  if (password.length < min || password.length > max) throw invalid('weak-password')
  const { name: organisation } = await organisationFacts(db)
  if (await isCommonPassword(password, { ...owner, organisation })) throw invalid('common-password')
  return hash(password, ARGON)
}
