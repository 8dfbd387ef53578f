import type { FastifyRequest } from 'fastify'
import { bearerOf } from '../../../http/callers.ts'
import type { Database } from '../../../infra/database.ts'
import { loginOfToken } from '../account/data.ts'
import { type AuditAction, auditMark, writeAuditEntry } from './data.ts'

/** A call that teams make too. With a token of HR it is HR who looks, and that is written down. */
export async function noteIfHr(db: Database, request: FastifyRequest, what: AuditAction, uuid: string): Promise<void> {
  const token = bearerOf(request)
  const login = token ? await loginOfToken(db, token) : undefined
  if (login && login.expires_at > new Date())
    await writeAuditEntry(db, { who: login.email, what, team: auditMark(uuid) })
}
