import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'
import { sha256 } from '../../../infra/sha256.ts'

/** Attempts are forgotten after this long without another one. */
export const MEMORY = sql`interval '15 minutes'`

/** Counts an attempt per subject before its outcome is known, so that parallel attempts cannot bypass the limit. */
export async function countAttempt(db: Database, subjects: string[]): Promise<Map<string, number>> {
  const keys = subjects.map(sha256).sort(Buffer.compare)
  const { rows } = await sql<{ key: Buffer; attempts: number }>`
    insert into login_attempt (key, attempts) select unnest(${keys}::bytea[]), 1
    on conflict (key) do update set last_at = now(),
      attempts = case when login_attempt.last_at < now() - ${MEMORY} then 1 else login_attempt.attempts + 1 end
    returning key, attempts
  `.execute(db)
  const counted = new Map(rows.map(({ key, attempts }) => [key.toString('hex'), attempts]))
  return new Map(subjects.map((subject) => [subject, counted.get(sha256(subject).toString('hex')) ?? 0]))
}

/**
 * Queues a delayed attempt behind those already waiting from the same IP address. Returns the seconds to wait, its own
 * delay included.
 */
export async function takeTurn(tx: Database, address: string, seconds: number): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    update login_attempt set free_at = greatest(free_at, clock_timestamp()) + make_interval(secs => ${seconds})
    where key = ${sha256(address)}
    returning extract(epoch from free_at - clock_timestamp())::float as wait
  `.execute(tx)
  return rows[0]?.wait ?? seconds
}

/** After a successful login, resets the account's count; the IP address only gets this attempt back. */
export async function forgiveAttempt(db: Database, account: string, address: string): Promise<void> {
  await db.deleteFrom('login_attempt').where('key', '=', sha256(account)).execute()
  await takeBackAttempt(db, [address])
}

/** Uncounts this attempt; earlier ones still count. */
export async function takeBackAttempt(db: Database, subjects: string[]): Promise<void> {
  await db
    .updateTable('login_attempt')
    .set((row) => ({ attempts: row('attempts', '-', 1) }))
    .where('key', 'in', subjects.map(sha256))
    .where('attempts', '>', 0)
    .execute()
}

export async function dropOldAttempts(db: Database): Promise<void> {
  await db.deleteFrom('login_attempt').where('last_at', '<', sql<Date>`now() - ${MEMORY}`).execute()
}
