import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { messages } from '@thrive/content/messages'
import { isEmail, normaliseEmail } from '@thrive/domain'
import type { Database } from '../../plugins/db.ts'
import { invalid, Refusal } from '../../plugins/errors.ts'
import { accountByEmail, createAccount, storeToken } from './data.ts'

/** OWASP's setting for argon2id, the library's default kind: 19 MiB, two passes, one lane. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const MIN_PASSWORD = 12
const HOUR = 3_600_000

/** Verified against when the account is unknown, so that both answers take the same time. */
const nobody = hash(randomBytes(16), ARGON)

export async function login(db: Database, email: string, password: string, hours: number): Promise<string> {
  const account = isEmail(email.trim()) ? await accountByEmail(db, normaliseEmail(email)) : undefined
  const matches = await verify(account?.password_hash ?? (await nobody), password)
  if (!account || !matches) throw new Refusal(401, 'unauthorised', messages.loginFailed)
  const token = randomBytes(32).toString('base64url')
  await storeToken(db, account.id, token, new Date(Date.now() + hours * HOUR))
  return token
}

export async function registerHr(db: Database, email: string, password: string): Promise<void> {
  if (!isEmail(email.trim())) throw invalid(messages.invalidEmail)
  if (password.length < MIN_PASSWORD) throw invalid(`A password needs at least ${MIN_PASSWORD} characters.`)
  await createAccount(db, email.trim(), normaliseEmail(email), await hash(password, ARGON))
}
