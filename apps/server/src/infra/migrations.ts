import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { migrateJobs } from './jobs.ts'

const FOLDER = join(import.meta.dirname, '../../migrations')
/** An arbitrary number, the same on every node. */
const LOCK = 7_448_319
/** Saves queue behind a migration that waits for a lock, for example of a backup: it gives up soon, and lets them pass. */
const LOCK_TIMEOUT_MS = 3_000
const PAUSE_MS = 5_000
/** About a quarter of an hour. */
const TRIES = 120
const LOCKED = '55P03'

interface Migration {
  version: number
  name: string
  sql: string
}

export function readMigrations(folder = FOLDER): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  return names.map((name, index) => {
    const version = Number.parseInt(name, 10)
    if (version !== index + 1) throw new Error(`migration ${name} should have number ${index + 1}`)
    return { version, name, sql: readFileSync(join(folder, name), 'utf8') }
  })
}

export const latestVersion = () => readMigrations().length

interface Options {
  log?: FastifyBaseLogger
  pauseMs?: number
  tries?: number
}

/** Runs each migration in its own transaction. Nodes that start at the same time wait for each other. */
export async function migrate(url: string, migrations = readMigrations(), options: Options = {}): Promise<number> {
  const client = new pg.Client({ connectionString: url, application_name: 'thrive-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      'create table if not exists schema_migration (version integer primary key, name text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ version: number }>(
      'select coalesce(max(version), 0) as version from schema_migration',
    )
    const current = rows[0]?.version ?? 0
    for (const migration of migrations.slice(current)) {
      await whenUnlocked(migration.name, () => apply(client, migration), options)
      options.log?.info(`migration ${migration.name} is done`)
    }
    await whenUnlocked('of the job queue', () => migrateJobs(url, LOCK_TIMEOUT_MS), options)
    return Math.max(migrations.length - current, 0)
  } finally {
    await client.end()
  }
}

async function apply(client: pg.Client, { version, name, sql }: Migration) {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
    await client.query(sql)
    await client.query('insert into schema_migration (version, name) values ($1, $2)', [version, name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Repeats a migration while something holds a lock that it needs; any other failure ends the start with its name. */
async function whenUnlocked(
  name: string,
  run: () => Promise<void>,
  { log, pauseMs = PAUSE_MS, tries = TRIES }: Options,
) {
  for (let nth = 1; ; nth++)
    try {
      return await run()
    } catch (error) {
      const { code, message } = error as { code?: string; message: string }
      if (code !== LOCKED || nth >= tries) throw new Error(`migration ${name} failed: ${message}`, { cause: error })
      log?.warn(
        `migration ${name} waits for a lock that something else holds, a backup perhaps: it tries again (${nth})`,
      )
      await sleep(pauseMs)
    }
}
