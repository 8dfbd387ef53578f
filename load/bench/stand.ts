import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startPostgres } from '../../scripts/local-postgres.ts'
import { type Server, startServer } from '../server.ts'

/** One PostgreSQL and one API process of their own, on data that are thrown away; durable, as in production. */
export interface Stand {
  url: string
  server: Server
  sql: pg.Pool
  /** For files of the run. */
  folder: string
  stop(): Promise<void>
}

export async function openStand(): Promise<Stand> {
  const folder = mkdtempSync(join(tmpdir(), 'thrive-bench-'))
  const postgres = await startPostgres()
  await postgres.createDatabase('thrive')
  const url = postgres.url('thrive')
  const server = await startServer(url, { PHOTO_FOLDER: join(folder, 'photos') })
  const sql = new pg.Pool({ connectionString: url, max: 1 })
  return {
    url,
    server,
    sql,
    folder,
    async stop() {
      // Callers that were stopped have hung up on what they still waited for; the server does it all the same.
      await pause(500)
      await sql.end()
      await server.stop()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
