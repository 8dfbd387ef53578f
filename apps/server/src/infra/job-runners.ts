import { sql } from 'kysely'
import type { Database } from './database.ts'

const EVERY_MS = 30_000
/** Four times what passes between two signs of life. With the next sign of another runner, a job waits for 2.5 minutes. */
const SILENT = sql`now() - interval '2 minutes'`

/**
 * Says at once and then again and again that this runner lives, and frees what runners hold that fell silent. By itself
 * graphile-worker waits for four hours, because it cannot tell a long job from a dead process.
 */
export function showLife(db: Database, runner: string): { stop(): void } {
  // A database that is away hears nothing, and then nobody takes jobs either.
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
