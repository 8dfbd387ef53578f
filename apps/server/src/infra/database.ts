import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Kysely, type Logger, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './database.gen.ts'
import { PreparingClient } from './prepared.ts'

export type Database = Kysely<DB>

export interface DatabaseOptions {
  url: string
  pool: number
}

export const connect = (options: DatabaseOptions): Database => databaseOn(openPool(options))

export const databaseOn = (pool: pg.Pool, log?: Logger): Database =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool }), ...(log && { log }) })

export function openPool({ url, pool }: DatabaseOptions): pg.Pool {
  const connections = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: pool,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    // A request is one of many: it should use one core of the database, without starting parallel workers.
    options: '-c max_parallel_workers_per_gather=0',
    application_name: 'thrive',
  })
  // The pool replaces a connection that the database ends, and its query fails by itself. Without a listener the error
  // would end the process; the pool listens to idle connections only, so one in use needs its own.
  connections.on('error', () => {})
  connections.on('connect', (client) => client.on('error', () => {}))
  return connections
}

/** Whether no connection was free, or could be made, in time: nothing was asked of the database yet. */
export const isWithoutConnection = ({ message }: Error) => NO_CONNECTION.test(message)
const NO_CONNECTION = /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/

const TRY_AGAIN_MS = 500
/** A wrong password, role or database name stays wrong. */
const REFUSED = /^(28|3D)/

/** Waits for a database that is starting or briefly away; one that refuses us is an error. */
export async function untilDatabaseAnswers(url: string, log: FastifyBaseLogger): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return
    } catch (error) {
      if (error instanceof pg.DatabaseError && REFUSED.test(error.code ?? '')) throw error
      if (tries % 20 === 0) log.warn('waiting for the database')
    } finally {
      await client.end().catch(() => {})
    }
    await sleep(TRY_AGAIN_MS)
  }
}
