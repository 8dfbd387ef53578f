import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { JobPayloads } from './jobs.ts'

/** Mails sent automatically, in numbers that a mail server may reject; nobody is waiting for them. */
const PACED: (keyof JobPayloads)[] = ['mail-reminder']

/**
 * Returns how many more of these mails may be queued now without exceeding `perMinute`. Due jobs that are not yet done
 * count, because the mail server may be slower. The limit holds for all nodes together, as long as one node asks at a
 * time.
 */
export async function mailsAllowedNow(db: Database, perMinute: number): Promise<number> {
  const { rows } = await sql<{ jobs: number }>`
    select count(*)::int as jobs from graphile_worker.jobs
    where task_identifier = any(${PACED}) and run_at <= now() and attempts < max_attempts
  `.execute(db)
  return Math.max(0, perMinute - (rows[0]?.jobs ?? 0))
}
