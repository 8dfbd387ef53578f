import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { migrateJobs } from './jobs.ts'

const FOLDER = join(import.meta.dirname, '../../migrations')
/** An arbitrary number, the same on every node. */
const LOCK = 7_448_319

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

/** Runs each migration in its own transaction. Nodes that start at the same time wait for each other. */
export async function migrate(url: string, migrations = readMigrations()): Promise<number> {
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
    for (const migration of migrations.slice(current)) await apply(client, migration)
    await migrateJobs(url)
    return Math.max(migrations.length - current, 0)
  } finally {
    await client.end()
  }
}

async function apply(client: pg.Client, { version, name, sql }: Migration) {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into schema_migration (version, name) values ($1, $2)', [version, name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${name} failed`, { cause: error })
  }
}
