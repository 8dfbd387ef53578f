import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './database.gen.ts'

export type Database = Kysely<DB>

export interface DatabaseOptions {
  url: string
  pool: number
}

export function connect({ url, pool }: DatabaseOptions): Database {
  const connections = new pg.Pool({
    connectionString: url,
    max: pool,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    // A request is one of many: it takes one core of the database, and no time to gather others.
    options: '-c max_parallel_workers_per_gather=0',
    application_name: 'thrive',
  })
  // An idle connection that the server ends is replaced by the pool; unheard, its error would end the process.
  connections.on('error', () => {})
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: connections }) })
}
