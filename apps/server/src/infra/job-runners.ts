import { sql } from 'kysely'
import type { Database } from './database.ts'

const EVERY_MS = 30_000
/** Four heartbeats. Jobs of a dead runner wait at most 2.5 minutes, until another runner's next heartbeat. */
const SILENT = sql`now() - interval '2 minutes'`

/**
 * Sends this runner's heartbeats and frees the jobs of runners that stopped sending theirs. By default graphile-worker
 * waits four hours, because it cannot tell a long job from a dead process.
 */
export function startHeartbeats(db: Database, runner: string): { stop(): void } {
  // While the database is unavailable no heartbeat arrives, but no jobs are taken either.
  const beat = () => void sendHeartbeat(db, runner).catch(() => {})
  const timer = setInterval(beat, EVERY_MS)
  beat()
  return { stop: () => clearInterval(timer) }
}

async function sendHeartbeat(db: Database, runner: string): Promise<void> {
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
