import { currentSession } from './local-storage.ts'
import { openDatabase } from './outbox/database.ts'

/** The most that the server reads. */
const MAX = 200
const STORAGE_TIMEOUT_MS = 1_000

/**
 * Returns the sessions this browser has held, latest first, so that a team continues on its own laptop without a code.
 */
export async function heldSessions(): Promise<string[]> {
  const none = new Promise<string[]>((resolve) => setTimeout(() => resolve([]), STORAGE_TIMEOUT_MS))
  const kept = await Promise.race([keptSessions().catch(() => []), none])
  const latest = currentSession()
  return [...new Set(latest ? [latest, ...kept] : kept)].slice(0, MAX)
}

async function keptSessions(): Promise<string[]> {
  const database = await openDatabase()
  try {
    return await database.getAllKeys('workshops')
  } finally {
    database.close()
  }
}
