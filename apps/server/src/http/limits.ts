import rateLimit from '@fastify/rate-limit'
import type { CallName } from '@thrive/contract'
import { normaliseEmail, typedCode } from '@thrive/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import type { Env } from '../env.ts'
import { sha256 } from '../infra/sha256.ts'
import { bearerOf } from './callers.ts'
import { tooSoon } from './errors.ts'
import { networkOf } from './network.ts'

const WINDOW_MS = 600_000
/** More would only flood the mailbox. */
const RESETS_PER_EMAIL = 5
/** Each takes a code that cannot be reused for a day. */
const OPENED_ROOMS_PER_TEAM = 30
/** A browser saves at most once a second while somebody types; five may do so for ten minutes. */
const SAVES_PER_LOOK_BACK = 3_000

/** Requests per key in ten minutes. */
interface Count {
  max: number
  of: (request: FastifyRequest) => string
}

interface Limit {
  /** Requests per IP address, counted before the request is read. */
  address?: number
  /** Requests per e-mail address or team, from anywhere. */
  each?: Count
  /** Refused requests. A correct one always passes, however many failed before. */
  refused?: Count[]
  /** Requests that the handler counts once it knows that the limit applies. */
  counted?: Count[]
}

const address = (request: FastifyRequest) => networkOf(request.ip)
const email = (request: FastifyRequest) => normaliseEmail((request.body as { email: string }).email)
/** Includes the IP address, so that strangers elsewhere cannot use up the leader's limit. */
const emailThere = (request: FastifyRequest) => `${email(request)} ${address(request)}`
const team = (request: FastifyRequest) => request.session.id
const code = (request: FastifyRequest) => typedCode((request.body as { code: string }).code)
const key = (request: FastifyRequest) => (request.body as { key: string }).key.toLowerCase()

/**
 * Logins are not limited per e-mail address, which would let others lock its owner out. They are delayed instead, see
 * features/hr/account.
 */
const limitsOf = (env: Env): Partial<Record<CallName, Limit>> => ({
  'POST /api/session/create': {
    counted: [
      { max: env.LIMIT_CREATE_PER_ADDRESS, of: address },
      { max: env.LIMIT_CREATE_PER_EMAIL, of: emailThere },
    ],
  },
  'POST /api/session/resume/code': {
    refused: [
      { max: env.LIMIT_CREATE_PER_ADDRESS, of: address },
      { max: env.LIMIT_CREATE_PER_EMAIL, of: email },
    ],
  },
  'POST /api/session/resume/link': { refused: [{ max: env.LIMIT_CREATE_PER_ADDRESS, of: address }] },
  'POST /api/check/reach': { address: env.LIMIT_CREATE_PER_ADDRESS },
  'POST /api/session/photo': {
    address: env.LIMIT_PHOTO_PER_ADDRESS,
    each: { max: env.LIMIT_PHOTO_PER_TEAM, of: team },
  },
  'POST /api/room/open': {
    counted: [
      { max: env.LIMIT_CREATE_PER_ADDRESS, of: address },
      { max: OPENED_ROOMS_PER_TEAM, of: team },
    ],
  },
  'POST /api/seat/join': {
    refused: [{ max: env.LIMIT_JOIN_PER_ADDRESS, of: address }],
    counted: [{ max: env.LIMIT_JOIN_PER_CODE, of: code }],
  },
  'POST /api/seat/pair': { refused: [{ max: env.LIMIT_JOIN_PER_ADDRESS, of: address }] },
  'POST /api/round/open': { refused: [{ max: env.LIMIT_JOIN_PER_ADDRESS, of: address }] },
  'POST /api/look-back/open': { refused: [{ max: env.LIMIT_JOIN_PER_ADDRESS, of: address }] },
  'POST /api/look-back/save': {
    each: { max: SAVES_PER_LOOK_BACK, of: key },
    refused: [{ max: env.LIMIT_JOIN_PER_ADDRESS, of: address }],
  },
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
  'POST /api/admin/password/open': { address: env.LIMIT_LOGIN_PER_ADDRESS },
  'POST /api/admin/password/reset': { address: env.LIMIT_LOGIN_PER_ADDRESS },
  'POST /api/invitation/open': { address: env.LIMIT_LOGIN_PER_ADDRESS },
  'POST /api/invitation/accept': { address: env.LIMIT_LOGIN_PER_ADDRESS },
})

/** Counts in this process or, with Redis, across all nodes. While Redis is unavailable, nothing is refused. */
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

/** Each function counts a request and refuses it if there were too many. */
export interface CallLimit {
  config: { rateLimit?: { max: number } }
  /** Called after the body was read and the team is known. */
  each: Counting
  refused: Counting
  counted: Counting
}
type Counting = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

export function limitOf(app: FastifyInstance, env: Env, name: CallName): CallLimit {
  const limit = (env.RATE_LIMITS === 'on' && limitsOf(env)[name]) || {}
  return {
    config: limit.address === undefined ? {} : { rateLimit: { max: limit.address } },
    each: countingOf(app, `${name} each`, limit.each && [limit.each]),
    refused: countingOf(app, `${name} refused`, limit.refused),
    counted: countingOf(app, `${name} counted`, limit.counted),
  }
}

/** Counts the calls of a program, those of one token together. */
export const tokenLimitOf = (app: FastifyInstance, env: Env): Counting =>
  countingOf(app, 'token', env.RATE_LIMITS === 'on' ? [{ max: env.LIMIT_CALLS_PER_TOKEN, of: bearerOf }] : [])

function countingOf(app: FastifyInstance, kind: string, counts: Count[] = []): Counting {
  const counters = counts.map(({ max, of }, nth) => {
    // Hashed, so that Redis holds neither e-mail addresses nor tokens.
    const keyGenerator = (request: FastifyRequest) => sha256([kind, nth, of(request)].join(' ')).toString('hex')
    return app.createRateLimit({ max, timeWindow: WINDOW_MS, keyGenerator })
  })
  return async (request, reply) => {
    for (const count of counters) {
      const counted = await count(request)
      if (counted.isAllowed) continue
      reply.header('x-ratelimit-limit', counted.max)
      if (counted.isExceeded) throw tooSoon(counted.ttl / 1000)
    }
  }
}
