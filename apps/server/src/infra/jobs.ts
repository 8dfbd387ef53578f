import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Logger, run, runMigrations, type TaskList, type WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import { startHeartbeats } from './job-runners.ts'

/** Work that must happen even if the requesting process dies; add it in the transaction that needs it. */
export interface JobPayloads {
  'drop-photo': { key: string }
  'check-upload': { id: string }
  'list-erasure': { name: string; marks: string[] }
  'erase-again': Record<string, never>
  'mail-resume': { sessionId: string }
  'mail-results': { sessionId: string }
  'mail-invitation': { invitationId: number; until: string }
  'mail-reset': { accountId: number }
  'mail-reminder': { sessionId: string; day: string }
  'warn-owners': { until: string }
  'mail-retention': { accountId: number; until: string }
  'make-take-out': { id: number }
  'drop-take-out': { id: number }
  'warn-of-end': { until: string }
  'mail-end': { accountId: number; until: string }
}

interface JobSpec {
  /** Replaces a waiting job with the same key. */
  key?: string | null
  tries?: number | null
  /** True gives way to jobs that someone is waiting for. */
  canWait?: boolean
  /** The earliest time to run. */
  at?: Date | null
}

export async function addJob<Name extends keyof JobPayloads>(
  db: Database,
  name: Name,
  payload: JobPayloads[Name],
  { key = null, tries = null, canWait = false, at = null }: JobSpec = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
    run_at => ${at}, job_key => ${key}, max_attempts => ${tries}, priority => ${canWait ? 10 : 0})`.execute(db)
}

/** Runs every part, even after one failed; then throws all their errors. */
export async function doAll(parts: (() => Promise<unknown>)[]): Promise<void> {
  const errors: Error[] = []
  for (const part of parts) await part().catch((error) => errors.push(error))
  if (errors.length > 0) throw new AggregateError(errors, errors.map(({ message }) => message).join('; '))
}

const QUIET = new Logger(() => () => {})

/** Gives up on a lock that something else holds for longer than this. */
export async function migrateJobs(url: string, lockTimeoutMs: number): Promise<void> {
  const pool = openJobPool({ connectionString: url, max: 1, lock_timeout: lockTimeoutMs })
  await runMigrations({ pgPool: pool, logger: QUIET }).finally(() => pool.end())
}

/**
 * Without listeners the error of a connection would end the process. A runner takes its own away before its
 * connections have ended.
 */
function openJobPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options)
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export interface JobOptions {
  url: string
  db: Database
  tasks: TaskList
  /** Every node has the schedule; PostgreSQL ensures that only one runs each task. */
  crontab: string
  log: FastifyBaseLogger
}

const RESTART_MS = 1_000

/**
 * Runs jobs from the database until stopped. Failed jobs are retried at growing intervals for some days. A runner that
 * cannot report a finished job ends itself, so a new one is started after the database fails.
 */
export async function startJobs({ url, db, tasks, crontab, log }: JobOptions): Promise<{ stop(): Promise<void> }> {
  let heartbeats = { stop: () => {} }
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => {
    heartbeats.stop()
    heartbeats = startHeartbeats(db, workerPool.id)
  })
  // A slow mail server must not hold up the other jobs.
  const pgPool = openJobPool({ connectionString: url, max: 4 })
  const begin = () =>
    run({
      events,
      pgPool,
      concurrency: 3,
      taskList: tasks,
      crontab,
      noHandleSignals: true,
      // Without these two, a failure to report a job would be an unhandled rejection and end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: new Logger(() => (level, message) => {
        if (level === 'error' || level === 'warning') log.warn({ job: message }, 'a job needs attention')
      }),
    })
  let runner = await begin()
  const ending = new AbortController()
  const keepRunning = async () => {
    while (!ending.signal.aborted) {
      await runner.promise.catch(() => {})
      await sleep(RESTART_MS, undefined, { signal: ending.signal, ref: false })
      runner = await begin().catch(() => runner)
    }
  }
  const kept = keepRunning().catch(() => {})
  return {
    async stop() {
      ending.abort()
      await runner.stop().catch(() => {})
      await kept
      await runner.stop().catch(() => {})
      heartbeats.stop()
      await pgPool.end()
    },
  }
}
