import { sql } from 'kysely'
import type { Database } from './database.ts'

const EVERY_MS = 30_000
/** Four heartbeats. A job of a dead runner waits 2.5 minutes at most, until the next heartbeat of another runner. */
const SILENT = sql`now() - interval '2 minutes'`

/**
 * Sends a heartbeat for this runner at once and at intervals, and frees the jobs of runners that fell silent. On its own
 * graphile-worker waits four hours, because it cannot tell a long job from a dead process.
 */
export function showLife(db: Database, runner: string): { stop(): void } {
  // While the database is away no heartbeat arrives, but nobody takes jobs either.
  const sign = () => void saySo(db, runner).catch(() => {})
  const timer = setInterval(sign, EVERY_MS)
  sign()
  return { stop: () => clearInterval(timer) }
}

async function saySo(db: Database, runner: string): Promise<void> {
  await sql`insert into job_runner (id) values (${runner}) on conflict (id) do update set heard_at = now()`.execute(db)
  await sql`delete from job_runner where heard_at < now() - interval '1 day'`.execute(db)
  await sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from (
      select locked_by, locked_at from graphile_worker._private_jobs
      union all
      select locked_by, locked_at from graphile_worker._private_job_queues
    ) as held
    where locked_at < ${SILENT}
      and not exists (select from job_runner where id = locked_by and heard_at > ${SILENT})
    having count(*) > 0
  `.execute(db)
}
