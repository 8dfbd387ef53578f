import rateLimit from '@fastify/rate-limit'
import { messages } from '@thrive/content/messages'
import type { CallName } from '@thrive/contract'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'
import { Refusal } from './errors.ts'

/** Requests an address may make in ten minutes. An office of 300 teams stands behind one address. */
const LIMITS: Partial<Record<CallName, number>> = {
  'POST /api/session/create': 1_000,
  'POST /api/session/photo': 600,
  'POST /api/admin/login': 30,
  'POST /api/admin/password': 30,
}

export async function limitRequests(app: FastifyInstance, env: Env) {
  if (env.RATE_LIMITS === 'off') return
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new Refusal(429, 'too_many_requests', messages.tooManyRequests),
  })
}

export function limitOf(name: CallName) {
  const max = LIMITS[name]
  return max ? { rateLimit: { max, timeWindow: '10 minutes' } } : {}
}
