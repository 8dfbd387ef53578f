import type { AuditAction } from '@thrive/domain'
import type { FastifyRequest } from 'fastify'
import type { Env } from '../../../env.ts'
import { bearerOf, type HrAccount } from '../../../http/callers.ts'
import { Refusal } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { auditMark, writeAuditEntry } from '../audit/data.ts'
import { deviceOf } from './device.ts'
import { loginOfToken, recordSeen, setExpiry } from './login-data.ts'
import { endFromNow, isMinuteAgo, isWorthExtending, type LoginLife, lastEnd, lifeOf } from './login-life.ts'

/** Returns the logged-in account. A call prolongs the login unless the page made it without user activity. */
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
  if (!unattended && isWorthExtending(expires_at, created_at, life))
    await setExpiry(db, token, endFromNow(created_at, life))
  if (!unattended && isMinuteAgo(login.seen_at)) await recordSeen(db, login.id)
  const { id, email, name, role, lang, proven_at, by_company, must_set_factor } = login
  return { id, email, name, role, lang, provenAt: proven_at, byCompany: by_company, mustSetFactor: must_set_factor }
}

/** For a public call that, in this case, must come from a member. */
export const memberOf = (db: Database, request: FastifyRequest, env: Env): Promise<HrAccount> =>
  hrOf(db, request, lifeOf(env))

export interface LoginPlace {
  device: string | null
  life: LoginLife
}

/** The device and lifetime of a new login. */
export const loginPlace = (request: FastifyRequest, env: Env): LoginPlace => ({
  device: deviceOf(request.headers['user-agent']),
  life: lifeOf(env),
})

/** For calls that teams make too: records the call if it carries an HR token. */
export async function recordIfHr(
  db: Database,
  request: FastifyRequest,
  what: AuditAction,
  uuid: string,
): Promise<void> {
  const token = bearerOf(request)
  const login = token ? await loginOfToken(db, token) : undefined
  if (login && login.expires_at > new Date())
    await writeAuditEntry(db, { who: login.email, what, team: auditMark(uuid) })
}
