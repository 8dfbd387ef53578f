import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../infra/database.ts'
import { addListeners, forgetNodes, type ListenerRow, sayAlive } from './data.ts'

const EVERY_MS = 3_000

interface Presence {
  db: Database
  node: string
  listenersOf(): ListenerRow[]
  changed(sessionId: string): void
}

/**
 * Shows the other nodes, from the first listener on, that this one lives, and takes away what a node leaves that fell
 * silent. After the database was away for longer, others have done so with ours: then all are entered again.
 */
export function keepPresence(app: FastifyInstance, { db, node, listenersOf, changed }: Presence) {
  let begun: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let leaving = false
  let isEntered = true

  /** Until it has worked once, it is tried again at the next turn. */
  const enterAgain = async () => {
    if (await sayAlive(db, node)) isEntered = false
    if (isEntered) return
    for (const id of await addListeners(db, node, listenersOf())) changed(id)
    isEntered = true
  }
  const sign = async () => {
    await enterAgain()
    for (const id of await forgetNodes(db)) changed(id)
  }
  const begin = async () => {
    await sayAlive(db, node)
    timer = setInterval(() => void sign().catch(() => {}), EVERY_MS)
    timer.unref()
  }
  // Before the streams end, so that not each of them has to say goodbye.
  app.addHook('preClose', async () => {
    leaving = true
    clearInterval(timer)
    if (!begun) return
    for (const id of await forgetNodes(db, node).catch(() => [])) changed(id)
  })
  return {
    isLeaving: () => leaving,
    enterAgain,
    begin() {
      begun ??= begin()
      begun.catch(() => {
        begun = null
      })
      return begun
    },
  }
}
