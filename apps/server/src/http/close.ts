import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export interface Leaving {
  begun: boolean
}

/**
 * A node that is shutting down says so first and keeps serving until every proxy in front has noticed; only then does
 * it close. Its answers close their connections, or the node would have to wait for the keep-alive to run out.
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
    /** Closes after being not ready for this many seconds. */
    leave(seconds: number): Promise<void>
  }
}
