import type { FastifyInstance } from 'fastify'

/** A request that ends after closing began must end its connection too, or the server waits out its keep-alive. */
export function endConnectionsOnClose(app: FastifyInstance) {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('Connection', 'close')
  })
}
