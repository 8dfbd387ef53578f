import type { IncomingMessage, ServerResponse } from 'node:http'
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Env } from '../env.ts'

const YEAR = 31_536_000

/** Nothing inline, nothing evaluated, nothing from elsewhere; the camera for our own photo page only. */
const middleware = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'blob:'],
      mediaSrc: ["'self'"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      frameSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: false,
})

/** The same for every request, so it is computed once. */
function fixedHeaders(): Record<string, string> {
  const headers: Record<string, string> = {
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), screen-wake-lock=(self)',
    // Anything not marked as cacheable is about a team, on a screen that others use next.
    'cache-control': 'no-store',
  }
  const collect = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => {},
  }
  middleware({} as IncomingMessage, collect as unknown as ServerResponse, () => {})
  return headers
}

export async function secure(app: FastifyInstance, env: Env) {
  const headers = fixedHeaders()
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    // Sent over TLS only, including TLS that our own proxy terminates: without TLS browsers ignore it.
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', `max-age=${YEAR}; includeSubDomains`)
    done()
  })
  if (env.CORS_ORIGINS.length > 0)
    await app.register(cors, {
      origin: env.CORS_ORIGINS,
      methods: ['GET', 'POST'],
      allowedHeaders: ['Authorization', 'Content-Type', 'X-Requested-With'],
      // The web app reads the server's clock from it.
      exposedHeaders: ['Date'],
      credentials: true,
    })
}
