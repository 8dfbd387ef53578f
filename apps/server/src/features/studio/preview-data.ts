import { AUTHORS } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../infra/database.ts'
import { sha256 } from '../../infra/sha256.ts'

export async function storePreviewTicket(db: Database, accountId: number, ticket: string, slug: string): Promise<void> {
  await db
    .insertInto('preview_ticket')
    .values({
      hash: sha256(ticket),
      account_id: accountId,
      version_slug: slug,
      expires_at: sql`now() + interval '1 day'`,
    })
    .execute()
}

/** The version that a ticket shows, while its author may still see it. */
export async function versionOfTicket(db: Database, ticket: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('preview_ticket')
    .innerJoin('hr_account', 'hr_account.id', 'account_id')
    .select('version_slug')
    .where('hash', '=', sha256(ticket))
    .where('expires_at', '>', sql<Date>`now()`)
    .where('disabled_at', 'is', null)
    .where('role', 'in', AUTHORS)
    .executeTakeFirst()
  return row?.version_slug
}

export async function dropOldTickets(db: Database): Promise<void> {
  await db.deleteFrom('preview_ticket').where('expires_at', '<', sql<Date>`now()`).execute()
}
