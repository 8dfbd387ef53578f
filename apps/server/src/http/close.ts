import type { Socket } from 'node:net'
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
  dropSilentConnections(app)
  return leaving
}

const SILENT_MS = 1_000

/**
 * Browsers open connections ahead, for requests that may never come. Node takes such a one for busy, and a server that
 * closes would wait until its other end lets go.
 */
function dropSilentConnections(app: FastifyInstance) {
  const silent = new Set<Socket>()
  app.server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }) => silent.delete(socket))
  app.addHook('preClose', async () => {
    const drop = () => {
      for (const socket of silent) socket.destroy()
    }
    setTimeout(drop, SILENT_MS).unref()
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Closes after being not ready for this many seconds. */
    leave(seconds: number): Promise<void>
  }
}
