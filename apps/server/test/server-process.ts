import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { clientOfOrigin } from '@thrive/testkit/client'
import type pg from 'pg'
import { expect } from 'vitest'
import { freePort } from '../../../scripts/local-postgres.ts'
import { onEnd } from './build.ts'

const written = (value: unknown) => (Buffer.isBuffer(value) ? value.toString('base64') : String(value ?? ''))

/** Starts the server as a process of its own, which a test can kill. */
export async function startProcess(settings: object, more: NodeJS.ProcessEnv = {}) {
  const port = await freePort()
  const env = Object.fromEntries(
    Object.entries({ ...settings, PORT: port }).map(([name, value]) => [name, written(value)]),
  )
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
    env: { ...process.env, ...env, ...more },
    stdio: 'inherit',
  })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  onEnd(kill)
  const origin = `http://127.0.0.1:${port}`
  const isUp = () => fetch(`${origin}/readyz`).then(({ ok }) => ok, () => false) // biome-ignore format: one line reads better
  await expect.poll(isUp, { timeout: 40_000 }).toBe(true)
  return { client: clientOfOrigin(origin), child, ended, kill }
}

/** Lets three minutes pass since the process died, after which another one takes its jobs over. */
export async function passSilence(sql: pg.Pool) {
  for (const [table, column] of [
    ['graphile_worker._private_jobs', 'locked_at'],
    ['graphile_worker._private_job_queues', 'locked_at'],
    ['job_runner', 'heard_at'],
  ])
    await sql.query(`update ${table} set ${column} = ${column} - interval '150 seconds'`)
}

/** Takes a lock during the work, then ends every statement that waits for it, as if it was never sent. */
export async function holding(sql: pg.Pool, lock: string, work: () => Promise<void>) {
  const holder = await sql.connect()
  await holder.query('begin')
  await holder.query(lock)
  await work()
  await sql.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`)
  await holder.query('commit')
  holder.release()
}

/** The number of statements like this one that wait for a lock. */
export const waiting = async (sql: pg.Pool, query: string) =>
  (
    await sql.query(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and query ilike $1",
      [`%${query}%`],
    )
  ).rowCount
