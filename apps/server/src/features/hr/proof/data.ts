import type { Database } from '../../../infra/database.ts'
import { sha256 } from '../../../infra/sha256.ts'

/** This login, and no other of the account, counts as fresh again. */
export async function noteProof(db: Database, token: string): Promise<void> {
  await db.updateTable('hr_token').set({ proven_at: new Date() }).where('hash', '=', sha256(token)).execute()
}
