import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../plugins/db.ts'

export interface AuditLine {
  who: string
  what: 'viewed' | 'exported' | 'erased' | 'expired'
  team?: string
  teams?: number
}

/** Tells lines about one session from those about another, and leads nobody to the session. */
export const auditMark = (uuid: string) => createHash('sha256').update(uuid.toLowerCase()).digest('hex').slice(0, 12)

export async function writeLine(db: Database, line: AuditLine): Promise<void> {
  await db.insertInto('audit_line').values(line).execute()
}

export async function dropOldLines(db: Database, months: number): Promise<void> {
  await db.deleteFrom('audit_line').where('at', '<', sql<Date>`now() - make_interval(months => ${months})`).execute()
}

export async function readLines(db: Database, before: string | undefined, limit: number) {
  const rows = await db
    .selectFrom('audit_line')
    .select(['id', 'at', 'who', 'what', 'team', 'teams'])
    .$if(before !== undefined, (query) => query.where('id', '<', before as string))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, what: row.what as AuditLine['what'] }))
}
