import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Role } from '@thrive/domain'
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'
import { requireMarker } from './callers.ts'

/** The body of this kind is read by the handler alone. */
const UNREAD = 'application/offset+octet-stream'

type Authorise = (request: FastifyRequest, roles: readonly Role[]) => Promise<void>
type RawHandler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown> | unknown

/** Session, role and marker come first, as for every call; then the handler answers by itself. */
export const rawRoutes =
  (app: FastifyInstance, authorise: Authorise) =>
  (method: HTTPMethods[], url: string, roles: readonly Role[], handler: RawHandler) =>
    void app.register(async (scope) => {
      scope.addContentTypeParser(UNREAD, (_request, _payload, done) => done(null))
      scope.route({
        method,
        url,
        onRequest: async (request) => {
          await authorise(request, roles)
          requireMarker(request)
        },
        handler: async (request, reply) => {
          reply.hijack()
          for (const [name, value] of Object.entries(reply.getHeaders()))
            if (value !== undefined) reply.raw.setHeader(name, value)
          await handler(request.raw, reply.raw)
        },
      })
    })
