import { MEASURES } from '@thrive/domain'
import { sql } from 'kysely'
import { lastBackup } from '../../infra/backup-mark.ts'
import type { Database } from '../../infra/database.ts'
import type { Reading } from '../../infra/database-metrics.ts'
import type { PhotoStore } from '../../infra/photo-store.ts'
import { readMediaBytes } from '../studio/upload-data.ts'

export async function readSchema(db: Database): Promise<{ version: number; isReadOnly: boolean } | undefined> {
  const { rows } = await sql<{ version: number; isReadOnly: boolean }>`
    select coalesce(max(version), 0) as version, current_setting('transaction_read_only')::boolean as "isReadOnly"
    from schema_migration
  `.execute(db)
  return rows[0]
}

export async function readFigures(db: Database, marks: PhotoStore): Promise<Reading> {
  const backupAgeSeconds = await backupAge(db, marks)
  const mediaBytes = await readMediaBytes(db)
  return { sessions: await countSessions(db), jobs: await countJobs(db), backupAgeSeconds, mediaBytes }
}

/** Counts from the first migration if there is no backup yet, so that a new installation has time to make one. */
async function backupAge(db: Database, marks: PhotoStore): Promise<number | null> {
  const { rows } = await sql<{ at: Date }>`select min(applied_at) as at from schema_migration`.execute(db)
  const since = await lastBackup(marks).then(
    (at) => at ?? rows[0]?.at ?? null,
    () => null,
  )
  return since && (Date.now() - since.getTime()) / 1000
}

/** Uses the monthly counts to avoid reading the table of a million sessions. A team in part 1 has started. */
async function countSessions(db: Database): Promise<Reading['sessions']> {
  const { rows } = await sql<{ version: string; started: number; finished: number }>`
    select version_slug as version,
      coalesce(sum(teams) filter (where measure = ${MEASURES.part}), 0)::int as started,
      coalesce(sum(teams) filter (where measure = ${MEASURES.finished}), 0)::int as finished
    from (
      select version_slug, measure, value, teams from insight_count where grain = 'month'
      union all
      select version_slug, measure, value, teams from insight_change
    ) as counted
    where (measure = ${MEASURES.part} and value = '1') or measure = ${MEASURES.finished}
    group by version_slug
  `.execute(db)
  return rows.flatMap(({ version, started, finished }) => [
    { version, state: 'open', count: started - finished },
    { version, state: 'finished', count: finished },
  ])
}

async function countJobs(db: Database): Promise<Reading['jobs']> {
  const { rows } = await sql<Reading['jobs'][number]>`
    select task_identifier as task, state, count(*)::int as count,
      greatest(extract(epoch from now() - min(since)), 0)::float8 as "oldestSeconds"
    from (
      select task_identifier, case when last_error is null then run_at else created_at end as since,
        case
          when attempts >= max_attempts then 'failed'
          when last_error is not null then 'retrying'
          when run_at > now() then 'later'
          else 'waiting'
        end as state
      from graphile_worker.jobs
    ) as job
    group by task_identifier, state
  `.execute(db)
  return rows
}
