import type { AuditChange } from '@thrive/domain'
import type { Database } from '../../infra/database.ts'
import { lastAuditEntryWith } from '../hr/audit/data.ts'
import { readPaused } from './mailing-data.ts'

/** Names the mailing in an audit entry. */
export const mailingFact = (id: number): AuditChange => ({ name: 'mailing', old: null, new: String(id) })

/** Who paused the mailings that wait for a person, and since when, as far as the audit log still has it. */
export async function readPauses(db: Database, roundId: number) {
  const pauses = await Promise.all(
    (await readPaused(db, roundId)).map(async (id) => {
      const entry = await lastAuditEntryWith(db, { what: 'mailing_changed', detail: 'pause', fact: mailingFact(id) })
      return entry ? [{ mailing: id, by: entry.name ?? entry.who, at: entry.at.toISOString() }] : []
    }),
  )
  return pauses.flat()
}
