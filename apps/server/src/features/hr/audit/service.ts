import type { AuditAction } from '@thrive/contract'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { bearerOf } from '../../../http/callers.ts'
import type { Database } from '../../../infra/database.ts'
import { loginOfToken } from '../account/data.ts'
import { auditMark, tellUntold, writeAuditEntry } from './data.ts'

/** For calls that teams make too. With an HR token it is HR who looks, and that is recorded. */
export async function noteIfHr(db: Database, request: FastifyRequest, what: AuditAction, uuid: string): Promise<void> {
  const token = bearerOf(request)
  const login = token ? await loginOfToken(db, token) : undefined
  if (login && login.expires_at > new Date())
    await writeAuditEntry(db, { who: login.email, what, team: auditMark(uuid) })
}

/**
 * The job of every minute, where a company collects the log: each entry as one line of JSON. Entries that are read here
 * were committed; a process that ends in between may write a line twice.
 */
export async function tellAudit({ db, env, log }: Pick<Deps, 'db' | 'env' | 'log'>): Promise<void> {
  if (env.AUDIT_LOG === 'off') return
  let told: number
  do told = await tellUntold(db, TOLD_AT_ONCE, (audit) => log.info({ audit }, 'audit'))
  while (told === TOLD_AT_ONCE)
}

const TOLD_AT_ONCE = 500
