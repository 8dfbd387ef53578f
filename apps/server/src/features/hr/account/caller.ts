import type { FastifyRequest } from 'fastify'
import type { Env } from '../../../env.ts'
import { bearerOf, type HrAccount } from '../../../http/callers.ts'
import { Refusal } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { loginOfToken, moveExpiry, noteSeen } from './data.ts'
import { deviceOf } from './device.ts'
import { endFromNow, isMinuteAgo, isWorthMoving, type LoginLife, lastEnd, lifeOf } from './login-life.ts'

/** The account that is logged in. A call prolongs the login, unless the screen made it without anybody acting. */
export async function hrOf(
  db: Database,
  request: FastifyRequest,
  life: LoginLife,
  unattended = false,
): Promise<HrAccount> {
  const token = bearerOf(request)
  const login = await loginOfToken(db, token)
  if (!login) throw new Refusal(401, 'login-ended')
  const { created_at, expires_at } = login
  if (expires_at.getTime() <= Date.now())
    throw expires_at.getTime() < lastEnd(created_at, life)
      ? new Refusal(401, 'login-idle', { minutes: life.idleMs / 60_000 })
      : new Refusal(401, 'login-longest')
  if (!unattended && isWorthMoving(expires_at, created_at, life))
    await moveExpiry(db, token, endFromNow(created_at, life))
  if (!unattended && isMinuteAgo(login.seen_at)) await noteSeen(db, login.id)
  const { id, email, name, role, lang, proven_at, by_company, must_set_factor } = login
  return { id, email, name, role, lang, provenAt: proven_at, byCompany: by_company, mustSetFactor: must_set_factor }
}

/** For a call that is open to others as well, and is made by a member here. */
export const memberOf = (db: Database, request: FastifyRequest, env: Env): Promise<HrAccount> =>
  hrOf(db, request, lifeOf(env))

export interface LoginPlace {
  device: string | null
  life: LoginLife
}

/** Where a new login is made, and how long it will last. */
export const loginPlace = (request: FastifyRequest, env: Env): LoginPlace => ({
  device: deviceOf(request.headers['user-agent']),
  life: lifeOf(env),
})
