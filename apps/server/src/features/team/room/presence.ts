import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { type Database, isDatabaseLost } from '../../../infra/database.ts'
import { factsOf } from '../../../infra/log.ts'
import { addListeners, dropUnheld, forgetNodes, type HeldIds, type ListenerRow, sendHeartbeat } from './live-data.ts'

const EVERY_MS = 3_000

interface Presence {
  db: Database
  node: string
  log: FastifyBaseLogger
  listenersOf(): ListenerRow[]
  heldIds(): HeldIds
  changed(sessionId: string): void
}

/**
 * Sends this node's heartbeats, starting with the first listener. Cleans up after nodes that stopped sending theirs,
 * and rows of listeners that this node failed to delete. If other nodes removed this one while it had no database, adds
 * its listeners again.
 */
export function keepPresence(app: FastifyInstance, { db, node, log, listenersOf, heldIds, changed }: Presence) {
  let begun: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let leaving = false
  let isEntered = true

  /** Retried at the next heartbeat until it succeeds. */
  const restoreListeners = async () => {
    if (await sendHeartbeat(db, node)) isEntered = false
    if (isEntered) return
    for (const id of await addListeners(db, node, listenersOf())) changed(id)
    isEntered = true
  }
  const beat = async () => {
    await restoreListeners()
    for (const id of await forgetNodes(db)) changed(id)
    for (const id of await dropUnheld(db, node, heldIds())) changed(id)
  }
  const logUnlessLost = (error: Error) => {
    if (!isDatabaseLost(error)) log.error(factsOf(error), 'this node could not show that it lives')
  }
  const begin = async () => {
    await sendHeartbeat(db, node)
    timer = setInterval(() => void beat().catch(logUnlessLost), EVERY_MS)
    timer.unref()
  }
  // Runs before the streams end, so that listeners are removed in one statement.
  app.addHook('preClose', async () => {
    leaving = true
    clearInterval(timer)
    if (!begun) return
    const left = await forgetNodes(db, node).catch(logUnlessLost)
    for (const id of left ?? []) changed(id)
  })
  return {
    isLeaving: () => leaving,
    restoreListeners,
    begin() {
      begun ??= begin()
      begun.catch(() => {
        begun = null
      })
      return begun
    },
  }
}
