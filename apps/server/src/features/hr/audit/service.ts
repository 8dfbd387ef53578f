import { AUDIT_KIND_OF, AUDIT_KINDS, type AuditKind } from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import type { Database } from '../../../infra/database.ts'
import { type AuditFilter, countAuditEntries, sendUnsent } from './data.ts'

/** Counts entries per kind for the person and the days. */
export async function countsByKind(db: Database, filter: AuditFilter): Promise<Record<AuditKind, number>> {
  const counts = Object.fromEntries(AUDIT_KINDS.map((kind) => [kind, 0])) as Record<AuditKind, number>
  for (const { what, entries } of await countAuditEntries(db, filter)) counts[AUDIT_KIND_OF[what]] += entries
  return counts
}

/** Counts the entries that match the whole filter. */
export async function countOfKind(db: Database, filter: AuditFilter): Promise<number> {
  const counts = await countsByKind(db, filter)
  return filter.kind ? counts[filter.kind] : Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/**
 * Runs every minute if a company collects the log: writes each committed entry as one line of JSON. A process that dies
 * midway may write an entry twice.
 */
export async function sendAuditToLog({ db, env, log }: Pick<Deps, 'db' | 'env' | 'log'>): Promise<void> {
  if (env.AUDIT_LOG === 'off') return
  let sent: number
  do sent = await sendUnsent(db, BATCH_SIZE, (audit) => log.info({ audit }, 'audit'))
  while (sent === BATCH_SIZE)
}

const BATCH_SIZE = 500
