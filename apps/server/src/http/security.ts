import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Env } from '../env.ts'

const YEAR = 31_536_000

/** Which frames a page has, and which pages have it in a frame. */
interface Frames {
  holds: "'none'" | "'self'"
  isHeldBy: "'none'" | "'self'"
}

/** Nothing inline, evaluated or from elsewhere; the camera only for our own photo page. */
const protectWith = ({ holds, isHeldBy }: Frames) =>
  helmet({
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
        frameSrc: [holds],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: [isHeldBy],
      },
    },
    frameguard: { action: isHeldBy === "'self'" ? 'sameorigin' : 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: false,
  })

const protect = protectWith({ holds: "'none'", isHeldBy: "'none'" })
/** The studio shows the preview of a draft in a frame; no other page is in one. */
const protectStudio = protectWith({ holds: "'self'", isHeldBy: "'none'" })
const protectPreview = protectWith({ holds: "'none'", isHeldBy: "'self'" })

function protectionOf(url: string) {
  if (/^\/preview\/[\w-]+(\?|$)/.test(url)) return protectPreview
  return /^\/admin([/?]|$)/i.test(url) ? protectStudio : protect
}

const OWN_HEADERS = {
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), screen-wake-lock=(self)',
  // Responses not marked as cacheable concern a team and may show on a shared screen.
  'cache-control': 'no-store',
}

export async function secure(app: FastifyInstance, env: Env) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(OWN_HEADERS)
    // Only over TLS, including TLS that our own proxy terminates: browsers ignore it otherwise.
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', `max-age=${YEAR}; includeSubDomains`)
    protectionOf(request.url)(request.raw, reply.raw, (error) => done(error as Error | undefined))
  })
  if (env.CORS_ORIGINS.length > 0)
    await app.register(cors, {
      origin: env.CORS_ORIGINS,
      methods: ['GET', 'POST'],
      allowedHeaders: ['Authorization', 'Content-Type', 'X-Requested-With'],
      // The web app reads the server's clock from this header.
      exposedHeaders: ['Date'],
      credentials: true,
    })
}
