import type { Writable } from 'node:stream'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/** One line a request: the route, never the address with its uuid, nor a header or a body. */
export const loggerOf = (level: string, stream?: Writable): NonNullable<FastifyServerOptions['logger']> =>
  level === 'silent' ? false : { level, base: { service: 'thrive' }, ...(stream && { stream }) }

export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request.routeOptions
    request.log.info(
      { route: url ? `${method} ${url}` : 'none', status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
}
