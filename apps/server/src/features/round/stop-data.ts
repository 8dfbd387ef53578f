import { sql } from 'kysely'
import type { Database } from '../../infra/database.ts'

/** Ends mail of this round or of every round. A queued mail is skipped when its turn comes. */
export async function stopMails(db: Database, stopKey: string, ofEveryRound: boolean): Promise<void> {
  const { rows } = await sql<{ key: Buffer }>`
    update invitee set stopped_at = coalesce(stopped_at, now()) where stop_key = ${stopKey}
    returning sha256(convert_to(email_key, 'UTF8')) as key
  `.execute(db)
  const [stopped] = rows
  if (stopped && ofEveryRound)
    await sql`insert into mail_stop (key) values (${stopped.key}) on conflict do nothing`.execute(db)
}
