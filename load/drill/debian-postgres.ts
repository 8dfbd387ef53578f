import { execFile } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../../scripts/local-postgres.ts'
import { type Daemon, postgresBinaries, postgresUser, startDaemon } from './debian.ts'
import { sleep } from './drill.ts'

const run = promisify(execFile)

export interface DebianPostgres {
  data: string
  port: number
  daemon: Daemon
  url(database: string, user?: string): string
}

/** Runs a program of PostgreSQL's own, as its user. */
export const runPostgres = (program: string, ...args: string[]) =>
  run(join(postgresBinaries(), program), args, { ...postgresUser(), cwd: '/' })

/** Creates a PostgreSQL in the folder, of the same release as Debian's pg_dump, which cannot read a newer one. */
export async function createDebianPostgres(folder: string, settings: string[] = []): Promise<DebianPostgres> {
  const data = join(folder, 'postgres')
  await runPostgres('initdb', '--pgdata', data, '--username=postgres', '--auth=trust', '--encoding=UTF8')
  return startDebianPostgres(folder, data, settings)
}

/** Starts a PostgreSQL whose data is there already, and waits until it can be written. */
export async function startDebianPostgres(folder: string, data: string, settings: string[]): Promise<DebianPostgres> {
  const port = await freePort()
  const all = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...settings]
  const args = ['-D', data, '-p', String(port), ...all.flatMap((setting) => ['-c', setting])]
  const log = openSync(join(folder, 'postgres.log'), 'a', 0o666)
  const daemon = startDaemon(join(postgresBinaries(), 'postgres'), args, log)
  const url = (database: string, user = 'postgres') => `postgres://${user}@127.0.0.1:${port}/${database}`
  for (let tries = 0; tries < 600; tries++, await sleep(100))
    if (await canBeWritten(url('postgres'))) return { data, port, daemon, url }
  throw new Error(`PostgreSQL did not start: see ${folder}/postgres.log`)
}

/** False until recovery has ended. */
async function canBeWritten(url: string): Promise<boolean> {
  return query(url, 'select pg_is_in_recovery() as recovering').then(
    ([row]) => row?.recovering === false,
    () => false,
  )
}

export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** Returns each table's number of rows and a digest of their contents. */
export async function contentsOf(url: string): Promise<Map<string, string>> {
  const tables = await query(
    url,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const contents = new Map<string, string>()
  for (const { name } of tables) {
    const [row] = await query(
      url,
      `select count(*) || ' rows ' || coalesce(md5(string_agg(row::text, '|' order by row::text)), '') as contents
       from ${name} as row`,
    )
    contents.set(String(name), String(row?.contents))
  }
  return contents
}
