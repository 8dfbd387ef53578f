import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { hash, verify } from '@node-rs/argon2'
import { isEmail, LIMITS, normaliseEmail, type Role } from '@thrive/domain'
import type { HrAccount } from '../../../http/callers.ts'
import { invalid, Refusal, tooSoon } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { writeAuditEntry } from '../audit/data.ts'
import { organisationFacts } from '../people/data.ts'
import { letOwnerGo } from '../people/service.ts'
import { isCommonPassword, type PasswordOwner } from './common-passwords.ts'
import {
  accountByEmail,
  countAttempt,
  createAccount,
  disableAccount,
  forgiveAttempt,
  type NewLogin,
  passwordHashOf,
  removeAccount,
  setPassword,
  storeLogin,
  takeTurn,
} from './data.ts'
import { endFromNow, type LoginLife } from './login-life.ts'

/** OWASP's setting for argon2id, the library's default kind: 19 MiB, two passes, one lane. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Verified against when the account is unknown, so that both answers take the same time. */
const nobody = hash(randomBytes(16), ARGON)

interface Attempt {
  email: string
  password: string
  /** The IP address it comes from. */
  address: string
  device: string | null
}

/** Failed attempts without delay: the owner of an account mistypes, and a whole office shares one IP address. */
const FREE = { account: 3, address: 15 }

/** One second after those attempts, then two, four … */
export const delaySeconds = (attempts: number, free: number, longest: number): number =>
  attempts > free ? Math.min(longest, 2 ** (attempts - free - 1)) : 0

/**
 * Each failed attempt makes the next ones slower, whether the account exists or not and whether the password is right
 * or not. Nobody can keep the owner of an account out by failing in their name: what others do elsewhere delays a login
 * and never refuses it.
 */
export async function login(db: Database, attempt: Attempt, life: LoginLife, longest: number): Promise<string> {
  const account = `account ${normaliseEmail(attempt.email)}`
  const address = `address ${attempt.address}`
  await wait(1000 * (await turnOf(db, account, address, longest)))
  const token = await tokenFor(db, attempt, life)
  await forgiveAttempt(db, account, address)
  return token
}

/** Seconds to wait. Delays of one IP address add up, and an attempt that would have to wait too long is refused. */
const turnOf = (db: Database, account: string, address: string, longest: number): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const attempts = await countAttempt(tx, [account, address])
    const seconds = Math.max(
      delaySeconds(attempts.get(account) ?? 0, FREE.account, longest),
      delaySeconds(attempts.get(address) ?? 0, FREE.address, longest),
    )
    if (seconds === 0) return 0
    const turn = await takeTurn(tx, address, seconds)
    if (turn > longest) throw tooSoon(turn)
    return turn
  })

async function tokenFor(db: Database, { email, password, device }: Attempt, life: LoginLife): Promise<string> {
  const account = isEmail(email.trim()) ? await accountByEmail(db, normaliseEmail(email)) : undefined
  const matches = await verify(account?.password_hash ?? (await nobody), password)
  const token =
    account?.password_hash && matches
      ? await openLogin(db, { accountId: account.id, device, passwordHash: account.password_hash }, life)
      : null
  if (!token) throw new Refusal(401, 'login-failed')
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

/** The login that changes the password stays; all others of the account end. */
export async function changeOwnPassword(
  db: Database,
  account: HrAccount,
  { current, next, token }: { current: string; next: string; token: string },
): Promise<void> {
  const known = await passwordHashOf(db, account.id)
  if (!known || !(await verify(known, current))) throw invalid('wrong-password')
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
