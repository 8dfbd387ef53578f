import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Kysely, type Logger, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Session, DB as Tables } from './database.gen.ts'
import { PreparingClient } from './prepared.ts'

/** Of a view, the database does not know which columns are always there. */
export interface DB extends Omit<Tables, 'team_session'> {
  team_session: Omit<Session, 'email_key' | 'trial_until'> & { email_key: string }
}

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
    // A request should use one database core, without parallel workers, because many run at a time.
    options: '-c max_parallel_workers_per_gather=0',
    application_name: 'thrive',
  })
  // The pool replaces a connection that the database closes, and its query fails on its own. Without a listener the
  // error would end the process; the pool only listens on idle connections, so those in use need their own.
  connections.on('error', () => {})
  connections.on('connect', (client) => client.on('error', () => {}))
  return connections
}

/** True if the unique value already exists. */
export const isTaken = (error: unknown): boolean => (error as { code?: string }).code === '23505'

/** True if no connection was available in time: nothing was sent to the database. */
export const isWithoutConnection = ({ message }: Error) => NO_CONNECTION.test(message)
const NO_CONNECTION = /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/

const LOST_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])
/** Failed connections, servers that stop, start or accept no more connections, and a former primary. */
const LOST_STATES = /^(08|57P0[123]|53300|25006)/
const LOST_MESSAGES = /^(Connection terminated|Client has encountered a connection error|Client was closed)/

/** True if the database is temporarily unavailable: the same statement may succeed later. */
export function isDatabaseLost(error: Error & { code?: string }): boolean {
  const { code = '', message } = error
  return LOST_CODES.has(code) || LOST_STATES.test(code) || LOST_MESSAGES.test(message) || isWithoutConnection(error)
}

const TRY_AGAIN_MS = 500
/** A wrong password, role or database name stays wrong. */
const REFUSED = /^(28|3D)/

/** Waits for a database that is starting, briefly unavailable or still a standby; throws if it refuses us. */
export async function untilDatabaseAnswers(url: string, log: FastifyBaseLogger): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query('show transaction_read_only')
      if (rows[0].transaction_read_only === 'on')
        throw new Error('it cannot be written: a standby, or set to read only')
      return
    } catch (error) {
      if (error instanceof pg.DatabaseError && REFUSED.test(error.code ?? '')) throw error
      if (tries % 20 === 0)
        log.warn(`waiting for the database at ${client.host}:${client.port}: ${causeOf(error as Error)}`)
    } finally {
      await client.end().catch(() => {})
    }
    await sleep(TRY_AGAIN_MS)
  }
}

/** A host with several IP addresses fails with one error for each, and no message of its own. */
const causeOf = (error: Error) =>
  error instanceof AggregateError ? error.errors.map(({ message }) => message).join(', ') : error.message
