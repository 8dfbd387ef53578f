import type { AuditAction } from '@thrive/contract'
import type { FastifyRequest } from 'fastify'
import { bearerOf } from '../../../http/callers.ts'
import type { Database } from '../../../infra/database.ts'
import { loginOfToken } from '../account/data.ts'
import { auditMark, writeAuditEntry } from './data.ts'

/** For calls that teams make too. With an HR token it is HR who looks, and that is recorded. */
export async function noteIfHr(db: Database, request: FastifyRequest, what: AuditAction, uuid: string): Promise<void> {
  const token = bearerOf(request)
  const login = token ? await loginOfToken(db, token) : undefined
  if (login && login.expires_at > new Date())
    await writeAuditEntry(db, { who: login.email, what, team: auditMark(uuid) })
}
