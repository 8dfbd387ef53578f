import type { FastifyBaseLogger } from 'fastify'
import { Logger, run, runMigrations, type TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import type { Database } from './db.ts'

/** Work that must happen although the process that asked for it may end; `add` it in the transaction that needs it. */
export interface JobPayloads {
  'drop-photo': { key: string }
}

export async function addJob<Name extends keyof JobPayloads>(
  db: Database,
  name: Name,
  payload: JobPayloads[Name],
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json)`.execute(db)
}

const QUIET = new Logger(() => () => {})

export const migrateJobs = (url: string) => runMigrations({ connectionString: url, logger: QUIET })

export interface JobOptions {
  url: string
  tasks: TaskList
  /** Every node knows the times; PostgreSQL sees to it that one of them does the work. */
  crontab: string
  log: FastifyBaseLogger
}

/** Takes jobs from the database until stopped. A job that fails is tried again, later and later, for some days. */
export async function startJobs({ url, tasks, crontab, log }: JobOptions): Promise<{ stop(): Promise<void> }> {
  const runner = await run({
    connectionString: url,
    maxPoolSize: 3,
    concurrency: 1,
    taskList: tasks,
    crontab,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') log.warn({ job: message }, 'a job needs attention')
    }),
  })
  runner.promise.catch((error) => log.error({ error: { message: String(error) } }, 'jobs are no longer done here'))
  return { stop: () => runner.stop() }
}
