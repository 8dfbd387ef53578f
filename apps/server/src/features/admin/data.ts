import { createHash } from 'node:crypto'
import type { Database } from '../../plugins/db.ts'

export interface HrAccount {
  id: number
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()

export const accountByEmail = (db: Database, emailKey: string) =>
  db.selectFrom('hr_account').select(['id', 'password_hash']).where('email_key', '=', emailKey).executeTakeFirst()

export async function createAccount(db: Database, email: string, emailKey: string, passwordHash: string) {
  await db.insertInto('hr_account').values({ email, email_key: emailKey, password_hash: passwordHash }).execute()
}

export async function storeToken(db: Database, accountId: number, token: string, expiresAt: Date): Promise<void> {
  await db
    .insertInto('hr_token')
    .values({ hash: hashOf(token), account_id: accountId, expires_at: expiresAt })
    .execute()
}

export async function revokeToken(db: Database, token: string): Promise<void> {
  await db.deleteFrom('hr_token').where('hash', '=', hashOf(token)).execute()
}

export const accountOfToken = (db: Database, token: string): Promise<HrAccount | undefined> =>
  db
    .selectFrom('hr_token')
    .select('account_id as id')
    .where('hash', '=', hashOf(token))
    .where('expires_at', '>', new Date())
    .executeTakeFirst()

/** Newest first, no more than a screen can use. */
export const finishedSessions = (db: Database, limit: number) =>
  db
    .selectFrom('session')
    .select(['uuid', 'revision_id', 'version_slug', 'name', 'finished_at', 'email'])
    .where('finished_at', 'is not', null)
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const singleSession = (db: Database, uuid: string) =>
  db
    .selectFrom('session')
    .select(['id', 'revision_id', 'name', 'email', 'finished_at'])
    .where('uuid', '=', uuid)
    .executeTakeFirst()
