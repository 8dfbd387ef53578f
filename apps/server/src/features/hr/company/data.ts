import type { CompanyPurpose, Role } from '@thrive/domain'
import type { Database } from '../../../infra/database.ts'
import { sha256 } from '../../../infra/sha256.ts'

export interface Attempt {
  state: string
  nonce: string
  verifier: string
  purpose: CompanyPurpose
  /** Hash of the token of the login to confirm, or of the owner who runs the trial. */
  tokenHash: Buffer | null
  expiresAt: Date
}

export async function storeAttempt(db: Database, key: string, attempt: Attempt): Promise<void> {
  const { state, nonce, verifier, purpose, tokenHash, expiresAt } = attempt
  await db
    .insertInto('company_attempt')
    .values({ hash: sha256(key), state, nonce, verifier, purpose, token_hash: tokenHash, expires_at: expiresAt })
    .execute()
}

/** Each attempt can be taken once, even if it then fails. */
export async function takeAttempt(db: Database, key: string): Promise<Attempt | undefined> {
  const row = await db.deleteFrom('company_attempt').where('hash', '=', sha256(key)).returningAll().executeTakeFirst()
  return (
    row && {
      state: row.state,
      nonce: row.nonce,
      verifier: row.verifier,
      purpose: row.purpose as CompanyPurpose,
      tokenHash: row.token_hash,
      expiresAt: row.expires_at,
    }
  )
}

export async function dropOldCompanyAttempts(db: Database): Promise<void> {
  await db.deleteFrom('company_attempt').where('expires_at', '<', new Date()).execute()
}

const accounts = (db: Database) =>
  db.selectFrom('hr_account').select(['id', 'email', 'name', 'issuer', 'subject', 'disabled_at'])

export const accountBySubject = (tx: Database, issuer: string, subject: string) =>
  accounts(tx).where('issuer', '=', issuer).where('subject', '=', subject).forUpdate().executeTakeFirst()

export const accountByAddress = (tx: Database, emailKey: string) =>
  accounts(tx).where('email_key', '=', emailKey).forUpdate().executeTakeFirst()

export async function linkAccount(tx: Database, id: number, issuer: string, subject: string): Promise<void> {
  await tx.updateTable('hr_account').set({ issuer, subject }).where('id', '=', id).execute()
}

export async function nameAccount(tx: Database, id: number, name: string): Promise<void> {
  await tx.updateTable('hr_account').set({ name }).where('id', '=', id).where('name', 'is', null).execute()
}

export interface NewMember {
  email: string
  emailKey: string
  name: string | null
  role: Role
  issuer: string
  subject: string
}

/** Creates the account without a password: its member signs in with the company's account. */
export async function addMember(tx: Database, { email, emailKey, name, role, issuer, subject }: NewMember) {
  const { id } = await tx
    .insertInto('hr_account')
    .values({ email, email_key: emailKey, name, role, issuer, subject })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Consumes an open invitation for this address and returns its role. */
export async function takeMemberInvitation(tx: Database, emailKey: string): Promise<Role | undefined> {
  const taken = await tx
    .deleteFrom('invitation')
    .where('email_key', '=', emailKey)
    .where('expires_at', '>', new Date())
    .returning('role')
    .executeTakeFirst()
  return taken?.role as Role | undefined
}

/** Returns the login's account with its identity at the company. */
export const linkOfLogin = (db: Database, tokenHash: Buffer) =>
  db
    .selectFrom('hr_token')
    .innerJoin('hr_account', 'hr_account.id', 'account_id')
    .select(['hr_account.id', 'email', 'role', 'issuer', 'subject'])
    .where('hash', '=', tokenHash)
    .where('expires_at', '>', new Date())
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
