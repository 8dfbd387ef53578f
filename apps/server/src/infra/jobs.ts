import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Logger, run, runMigrations, type TaskList, type WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import { showLife } from './job-runners.ts'

/** Work that must happen even if the process that asked for it ends; `add` it in the transaction that needs it. */
export interface JobPayloads {
  'drop-photo': { key: string }
  'mail-resume': { sessionId: string }
  'mail-results': { sessionId: string }
  'mail-invitation': { invitationId: number; until: string }
  'mail-reset': { accountId: number }
  'mail-reminder': { sessionId: string; day: string }
}

interface JobSpec {
  /** Replaces a job that still waits under this key. */
  key?: string | null
  tries?: number | null
  /** Jobs that somebody is waiting for are taken first. */
  canWait?: boolean
}

export async function addJob<Name extends keyof JobPayloads>(
  db: Database,
  name: Name,
  payload: JobPayloads[Name],
  { key = null, tries = null, canWait = false }: JobSpec = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
    job_key => ${key}, max_attempts => ${tries}, priority => ${canWait ? 10 : 0})`.execute(db)
}

const QUIET = new Logger(() => () => {})

export const migrateJobs = (url: string) => runMigrations({ connectionString: url, logger: QUIET })

export interface JobOptions {
  url: string
  db: Database
  tasks: TaskList
  /** Every node knows the times; PostgreSQL makes sure that only one of them does the work. */
  crontab: string
  log: FastifyBaseLogger
}

const BEGIN_AGAIN_MS = 1_000

/**
 * Takes jobs from the database until stopped. A failed job is retried at growing intervals for some days. A runner that
 * cannot tell the database that a job is done ends itself, so after the database fails a new one is started.
 */
export async function startJobs({ url, db, tasks, crontab, log }: JobOptions): Promise<{ stop(): Promise<void> }> {
  let life = { stop: () => {} }
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => {
    life.stop()
    life = showLife(db, workerPool.id)
  })
  const begin = () =>
    run({
      events,
      connectionString: url,
      // A slow mail server must not keep the other jobs waiting.
      maxPoolSize: 4,
      concurrency: 3,
      taskList: tasks,
      crontab,
      noHandleSignals: true,
      // Without these two, such a failure would be an unhandled rejection and end the whole process.
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
      await sleep(BEGIN_AGAIN_MS, undefined, { signal: ending.signal, ref: false })
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
      life.stop()
    },
  }
}
