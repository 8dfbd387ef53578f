import { resolve } from 'node:path'
import { startPostgres } from '../scripts/local-postgres.ts'

/** Opens the database of DATABASE_URL, or a local PostgreSQL that keeps its data in the folder. */
export async function openDatabase(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => {} }
  const postgres = await startPostgres({ folder: resolve(folder) })
  await postgres.createDatabase('thrive').catch(() => {})
  return { url: postgres.url('thrive'), stop: () => postgres.stop() }
}
