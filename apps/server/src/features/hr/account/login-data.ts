import type { Locale, Role } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'
import { sha256 } from '../../../infra/sha256.ts'

/** Returns how many logins were ended. Also deletes the account's export links. */
export async function endLogins(tx: Database, id: number, keptToken = ''): Promise<number> {
  await tx.deleteFrom('export_ticket').where('account_id', '=', id).execute()
  const { numDeletedRows } = await tx
    .deleteFrom('hr_token')
    .where('account_id', '=', id)
    .where('hash', '!=', sha256(keptToken))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export interface NewLogin {
  accountId: number
  token: string
  device: string | null
  expiresAt: Date
  byCompany?: boolean
  /** If given, must still be the current hash: changing the password ends all logins, including this one. */
  passwordHash?: string | null
}

/** False if the account may no longer log in. */
export async function storeLogin(db: Database, login: NewLogin): Promise<boolean> {
  const { accountId, token, device, expiresAt, byCompany = false, passwordHash } = login
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('hr_token')
    .columns(['account_id', 'hash', 'expires_at', 'device', 'by_company'])
    .expression((accounts) =>
      accounts
        .selectFrom('hr_account')
        .select((row) => [
          'id',
          row.val(sha256(token)).as('hash'),
          row.val(expiresAt).as('expires_at'),
          row.cast<string | null>(row.val(device), 'text').as('device'),
          row.cast<boolean>(row.val(byCompany), 'boolean').as('by_company'),
        ])
        .where('id', '=', accountId)
        .where('disabled_at', 'is', null)
        .$if(passwordHash !== undefined, (query) => query.where('password_hash', '=', passwordHash ?? null))
        .forShare(),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function revokeToken(db: Database, token: string): Promise<void> {
  await db.deleteFrom('hr_token').where('hash', '=', sha256(token)).execute()
}

/** Returns the token's login, even if it has expired. */
export const loginOfToken = (db: Database, token: string) =>
  db
    .selectFrom('hr_token')
    .innerJoin('hr_account', 'hr_account.id', 'account_id')
    .select([
      'hr_account.id',
      'email',
      'name',
      sql<Role>`role`.as('role'),
      sql<Locale | null>`lang`.as('lang'),
      'hr_token.created_at',
      'expires_at',
      'seen_at',
      'proven_at',
      'by_company',
      // Company logins are exempt: the company asks for its own second factor.
      sql<boolean>`factor_since is null and not by_company
        and coalesce((select factor_required from organisation), false)`.as('must_set_factor'),
    ])
    .where('hash', '=', sha256(token))
    .where('disabled_at', 'is', null)
    .executeTakeFirst()

export async function setExpiry(db: Database, token: string, expiresAt: Date): Promise<void> {
  await db.updateTable('hr_token').set({ expires_at: expiresAt }).where('hash', '=', sha256(token)).execute()
}

/** Called at most once a minute, so that reads rarely cause writes. */
export async function recordSeen(db: Database, id: number): Promise<void> {
  await db.updateTable('hr_account').set({ seen_at: new Date() }).where('id', '=', id).execute()
}

export const loginsOf = (db: Database, accountId: number, token: string) =>
  db
    .selectFrom('hr_token')
    .select((row) => ['id', 'device', 'created_at', 'expires_at', row('hash', '=', sha256(token)).as('current')])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', new Date())
    .orderBy('expires_at', 'desc')
    .execute()

/** False if the account has no such login. */
export async function endLogin(tx: Database, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('hr_token')
    .where('account_id', '=', accountId)
    .where('id', '=', String(id))
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Records each login that expired, from inactivity or at its maximum age, once. */
export async function recordEndedLogins(db: Database): Promise<void> {
  await sql`
    with ended as (
      update hr_token set end_noted = true from hr_account
      where hr_account.id = account_id and expires_at < now() and not end_noted
      returning email
    )
    insert into audit_line (who, what, detail) select email, 'signed_out', 'by itself' from ended
  `.execute(db)
}

export async function dropExpired(db: Database): Promise<void> {
  await db.deleteFrom('hr_token').where('expires_at', '<', new Date()).execute()
  await db.deleteFrom('export_ticket').where('expires_at', '<', new Date()).execute()
}

/** Marks only this login as proven. False if it is gone. */
export async function setProven(db: Database, tokenHash: Buffer, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('hr_token')
    .set({ proven_at: at })
    .where('hash', '=', tokenHash)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
