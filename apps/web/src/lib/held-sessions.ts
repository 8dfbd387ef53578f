import { currentSession } from './local-storage.ts'
import { openDatabase } from './outbox/database.ts'

/** As many as the server reads. */
const MOST = 200
const STORAGE_PATIENCE_MS = 1_000

/** The sessions this browser has held, latest first: a team continues on its own laptop without a code. */
export async function heldSessions(): Promise<string[]> {
  const none = new Promise<string[]>((resolve) => setTimeout(() => resolve([]), STORAGE_PATIENCE_MS))
  const kept = await Promise.race([keptSessions().catch(() => []), none])
  const latest = currentSession()
  return [...new Set(latest ? [latest, ...kept] : kept)].slice(0, MOST)
}

async function keptSessions(): Promise<string[]> {
  const database = await openDatabase()
  try {
    return await database.getAllKeys('workshops')
  } finally {
    database.close()
  }
}
