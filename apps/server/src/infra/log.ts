import type { Writable } from 'node:stream'
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'

/** Logs one line per request: the route, never the URL with its uuid, a header or a body. */
export const loggerOf = (level: string, stream?: Writable): NonNullable<FastifyServerOptions['logger']> =>
  level === 'silent' ? false : { level, base: { service: 'thrive' }, ...(stream && { stream }) }

export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { route: routeOf(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
  app.addHook('onRequestAbort', async (request) => {
    request.log.info({ route: routeOf(request) }, 'the caller went away')
  })
}

/** The log fields of an unexpected error. */
export const factsOf = (caught: unknown) => {
  const { name, code, message, stack } = caught as Error & { code?: string }
  return { error: { name, code, message, stack } }
}

/** A request's name in logs, metrics and traces, as in the contract. */
export const routeOf = ({ method, routeOptions: { url } }: FastifyRequest) => (url ? `${method} ${url}` : 'none')
