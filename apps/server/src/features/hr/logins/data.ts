import type { Database } from '../../../infra/database.ts'
import { sha256 } from '../../../infra/sha256.ts'

export const loginsOf = (db: Database, accountId: number, token: string) =>
  db
    .selectFrom('hr_token')
    .select((row) => ['id', 'device', 'created_at', 'expires_at', row('hash', '=', sha256(token)).as('current')])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', new Date())
    .orderBy('expires_at', 'desc')
    .execute()

/** False where the account has no such login. */
export async function endLogin(tx: Database, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('hr_token')
    .where('account_id', '=', accountId)
    .where('id', '=', String(id))
    .executeTakeFirst()
  return numDeletedRows === 1n
}
