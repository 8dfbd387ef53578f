import rateLimit from '@fastify/rate-limit'
import type { CallName } from '@thrive/contract'
import { normaliseEmail, typedCode } from '@thrive/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import type { Env } from '../env.ts'
import { sha256 } from '../infra/sha256.ts'
import { tooSoon } from './errors.ts'

const WINDOW_MS = 600_000
/** More would only fill the mailbox of who is named. */
const RESETS_PER_EMAIL = 5

interface Limit {
  /** Requests per IP address in ten minutes. */
  address: number
  /** Requests per e-mail address, team or room code in ten minutes, wherever they come from. */
  each?: { max: number; of: (request: FastifyRequest) => string }
}

const email = (request: FastifyRequest) => normaliseEmail((request.body as { email: string }).email)
const team = (request: FastifyRequest) => request.session.id
const code = (request: FastifyRequest) => typedCode((request.body as { code: string }).code)

/**
 * Logins are not limited per e-mail address: whoever knows an address could then lock its owner out. They are delayed
 * instead, see features/hr/account.
 */
const limitsOf = (env: Env): Partial<Record<CallName, Limit>> => ({
  'POST /api/session/create': {
    address: env.LIMIT_CREATE_PER_ADDRESS,
    each: { max: env.LIMIT_CREATE_PER_EMAIL, of: email },
  },
  'POST /api/session/resume/code': {
    address: env.LIMIT_CREATE_PER_ADDRESS,
    each: { max: env.LIMIT_CREATE_PER_EMAIL, of: email },
  },
  'POST /api/session/resume/link': { address: env.LIMIT_CREATE_PER_ADDRESS },
  'POST /api/check/reach': { address: env.LIMIT_CREATE_PER_ADDRESS },
  'POST /api/session/photo': {
    address: env.LIMIT_PHOTO_PER_ADDRESS,
    each: { max: env.LIMIT_PHOTO_PER_TEAM, of: team },
  },
  'POST /api/seat/join': { address: env.LIMIT_JOIN_PER_ADDRESS, each: { max: env.LIMIT_JOIN_PER_CODE, of: code } },
  'POST /api/seat/pair': { address: env.LIMIT_JOIN_PER_ADDRESS },
  'POST /api/admin/login': { address: env.LIMIT_LOGIN_PER_ADDRESS },
  'POST /api/admin/confirm': { address: env.LIMIT_LOGIN_PER_ADDRESS },
  'POST /api/admin/factor/confirm': { address: env.LIMIT_LOGIN_PER_ADDRESS },
  'POST /api/company/start': { address: env.LIMIT_LOGIN_PER_ADDRESS },
  'POST /api/company/finish': { address: env.LIMIT_LOGIN_PER_ADDRESS },
  'POST /api/admin/password': { address: env.LIMIT_LOGIN_PER_ADDRESS },
  'POST /api/admin/password/forgot': {
    address: env.LIMIT_LOGIN_PER_ADDRESS,
    each: { max: RESETS_PER_EMAIL, of: email },
  },
  'POST /api/admin/password/reset': { address: env.LIMIT_LOGIN_PER_ADDRESS },
  'POST /api/invitation/open': { address: env.LIMIT_LOGIN_PER_ADDRESS },
  'POST /api/invitation/accept': { address: env.LIMIT_LOGIN_PER_ADDRESS },
})

/** Counts in this process or, with Redis, across all nodes. While Redis is away nothing is refused. */
export async function limitRequests(app: FastifyInstance, { env, redis }: { env: Env; redis: Redis | null }) {
  if (env.RATE_LIMITS === 'off') return
  await app.register(rateLimit, {
    global: false,
    timeWindow: WINDOW_MS,
    nameSpace: 'thrive-limit-',
    skipOnError: true,
    ...(redis && { redis }),
    errorResponseBuilder: (_request, { ttl }) => tooSoon(ttl / 1000),
  })
}

export interface CallLimit {
  config: { rateLimit?: { max: number } }
  /** Called once the body has been read and the team is known. */
  check?: (request: FastifyRequest) => Promise<void>
}

export function limitOf(app: FastifyInstance, env: Env, name: CallName): CallLimit {
  const limit = limitsOf(env)[name]
  if (!limit || env.RATE_LIMITS === 'off') return { config: {} }
  const config = { rateLimit: { max: limit.address } }
  if (!limit.each) return { config }
  const { max, of } = limit.each
  // Hashed, so that Redis holds no e-mail address.
  const keyGenerator = (request: FastifyRequest) => sha256(`${name} ${of(request)}`).toString('hex')
  const count = app.createRateLimit({ max, timeWindow: WINDOW_MS, keyGenerator })
  return {
    config,
    async check(request) {
      const counted = await count(request)
      if (counted.isAllowed || !counted.isExceeded) return
      throw tooSoon(counted.ttl / 1000)
    },
  }
}
