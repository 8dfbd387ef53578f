import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export interface Leaving {
  begun: boolean
}

/**
 * On shutdown, reports not ready and keeps serving until the proxies have noticed; only then closes. Responses close
 * their connections, so that closing does not wait for keep-alive to expire.
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
 * Browsers open connections in advance, for requests that may never come. Node treats them as busy, so closing would
 * wait for the other end.
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
    /** Closes after reporting not ready for this many seconds. */
    leave(seconds: number): Promise<void>
  }
}
