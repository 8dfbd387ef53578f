import type { Locale } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'
import { addJob } from '../../../infra/jobs.ts'
import { writeAuditEntry } from '../audit/data.ts'

/** Enough to outlast a mail server that is busy for a few minutes; after that nobody is waiting for the mail. */
const TRIES = 4
const NO_ACCOUNT = 0

/** Does the same work for an unknown address, so that timing reveals nothing. */
export async function askForResetMail(db: Database, emailKey: string): Promise<void> {
  const account = await db
    .selectFrom('hr_account')
    .select(['id', 'email'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst()
  const accountId = account?.id ?? NO_ACCOUNT
  await addJob(db, 'mail-reset', { accountId }, { key: `mail-reset:${accountId}`, tries: TRIES })
  await writeAuditEntry(db, { who: account?.email ?? 'unknown', what: 'password_forgotten' })
}

/** Undefined if the account has no password to reset or may not log in. */
export const accountToReset = (db: Database, id: number) =>
  db
    .selectFrom('hr_account')
    .select(['id', 'email', sql<Locale | null>`lang`.as('lang')])
    .where('id', '=', id)
    .where('password_hash', 'is not', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()

/**
 * Stores one link per account. False during the pause after the previous link, so that repeated requests send one mail.
 */
export async function storeReset(
  db: Database,
  reset: { accountId: number; hash: Buffer; minutes: number; pause: number },
): Promise<boolean> {
  const { accountId, hash, minutes, pause } = reset
  const { rows } = await sql`
    insert into password_reset (account_id, hash, expires_at)
    values (${accountId}, ${hash}, now() + make_interval(mins => ${minutes}))
    on conflict (account_id) do update set hash = excluded.hash, expires_at = excluded.expires_at
      where password_reset.expires_at < now() + make_interval(mins => ${minutes - pause})
    returning 1
  `.execute(db)
  return rows.length > 0
}

/** Called when the mail could not be sent, so that the link does not start the pause. */
export async function dropReset(db: Database, hash: Buffer): Promise<void> {
  await db.deleteFrom('password_reset').where('hash', '=', hash).execute()
}

export const resetBySecret = (db: Database, hash: Buffer) =>
  db
    .selectFrom('password_reset')
    .innerJoin('hr_account', 'hr_account.id', 'account_id')
    .select(['hr_account.id', 'email', 'name'])
    .where('hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('password_hash', 'is not', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()

/** Consumes the link; of simultaneous calls, one succeeds. */
export async function useReset(tx: Database, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('password_reset')
    .where('hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function dropOldResets(db: Database): Promise<void> {
  await db.deleteFrom('password_reset').where('expires_at', '<', sql<Date>`now()`).execute()
}
