import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export interface Leaving {
  begun: boolean
}

/**
 * A node that is to end says so first, and serves on until every proxy in front has noticed; only then is it closed.
 * An answer of a node that leaves ends its connection, or the node would wait out the keep-alive.
 */
export function leaveInOrder(app: FastifyInstance): Leaving {
  const leaving = { begun: false }
  app.decorate('leave', async (seconds: number) => {
    leaving.begun = true
    await wait(seconds * 1000)
    await app.close()
  })
  app.addHook('preClose', async () => {
    leaving.begun = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (leaving.begun) reply.header('Connection', 'close')
  })
  return leaving
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Closes after so many seconds of being not ready. */
    leave(seconds: number): Promise<void>
  }
}
