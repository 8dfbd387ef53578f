import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startPostgres } from '../../scripts/local-postgres.ts'
import { type Server, startServer } from '../server.ts'

/**
 * A PostgreSQL and an API process for one run; the data is discarded afterwards, but written durably, as in production.
 */
export interface TestSystem {
  url: string
  server: Server
  sql: pg.Pool
  /** Holds the run's files. */
  folder: string
  stop(): Promise<void>
}

export async function startTestSystem(nodeArguments: string[] = []): Promise<TestSystem> {
  const folder = mkdtempSync(join(tmpdir(), 'thrive-bench-'))
  const postgres = await startPostgres()
  await postgres.createDatabase('thrive')
  const url = postgres.url('thrive')
  const server = await startServer(url, { PHOTO_FOLDER: join(folder, 'photos') }, nodeArguments)
  const sql = new pg.Pool({ connectionString: url, max: 1 })
  return {
    url,
    server,
    sql,
    folder,
    async stop() {
      // The callers hung up while waiting; the server still finishes their requests.
      await pause(500)
      await sql.end()
      await server.stop()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
