import type { Locale, Role } from '@thrive/domain'
import type { Database } from '../../../infra/database.ts'
import { endLogins } from './login-data.ts'

export const accountByEmail = (db: Database, emailKey: string) =>
  db
    .selectFrom('hr_account')
    .select(['id', 'email', 'password_hash', 'disabled_at'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst()

/** Returns the address as typed when the account was created. */
export const emailOf = async (db: Database, emailKey: string): Promise<string | undefined> =>
  (await db.selectFrom('hr_account').select('email').where('email_key', '=', emailKey).executeTakeFirst())?.email

/** Null if the member only signs in with the company's account. */
export const passwordHashOf = async (db: Database, id: number): Promise<string | null> => {
  const account = await db
    .selectFrom('hr_account')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return account.password_hash
}

export const listAccounts = (db: Database) =>
  db
    .selectFrom('hr_account')
    .leftJoin('hr_token', (join) => join.onRef('account_id', '=', 'hr_account.id').on('expires_at', '>', new Date()))
    .select(({ fn }) => [
      'email',
      'hr_account.created_at',
      'disabled_at',
      fn.count<string>('hash').as('logins'),
      'role',
    ])
    .groupBy('hr_account.id')
    .orderBy('email_key')
    .execute()

/** The longest-standing owner, named as the contact for members and strangers. */
export const firstOwner = (db: Database) =>
  db
    .selectFrom('hr_account')
    .select(['name', 'email'])
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst()

export async function createAccount(
  db: Database,
  account: { email: string; emailKey: string; passwordHash: string; role: Role; name?: string; lang?: string },
): Promise<number> {
  const { email, emailKey, passwordHash, role, name = null, lang = null } = account
  const { id } = await db
    .insertInto('hr_account')
    .values({ email, email_key: emailKey, password_hash: passwordHash, role, name, lang })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function setAccountLang(db: Database, id: number, lang: Locale): Promise<void> {
  await db.updateTable('hr_account').set({ lang }).where('id', '=', id).execute()
}

export async function setAccountName(db: Database, id: number, name: string | null): Promise<void> {
  await db.updateTable('hr_account').set({ name }).where('id', '=', id).execute()
}

/** Account details shown only to their owner. */
export const accountDetails = (db: Database, id: number) =>
  db
    .selectFrom('hr_account')
    .select((row) => ['factor_since', row('password_hash', 'is not', null).as('has_password')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Also deletes the account's logins and export links. Audit entries stay: they hold their own copy of the address. */
export async function removeAccount(db: Database, id: number): Promise<void> {
  await db.deleteFrom('hr_account').where('id', '=', id).execute()
}

/** Ends every other login and deletes a pending reset link. */
export async function setPassword(tx: Database, id: number, passwordHash: string, keptToken?: string): Promise<void> {
  await tx.updateTable('hr_account').set({ password_hash: passwordHash }).where('id', '=', id).execute()
  await tx.deleteFrom('password_reset').where('account_id', '=', id).execute()
  await endLogins(tx, id, keptToken)
}

export async function disableAccount(tx: Database, id: number, disabledAt: Date | null): Promise<void> {
  await tx.updateTable('hr_account').set({ disabled_at: disabledAt }).where('id', '=', id).execute()
  await endLogins(tx, id)
}
