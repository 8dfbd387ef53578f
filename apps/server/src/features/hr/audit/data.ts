import type { AuditAction } from '@thrive/contract'
import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'
import { sha256 } from '../../../infra/sha256.ts'

export interface AuditEntry {
  who: string
  what: AuditAction
  team?: string
  /** The e-mail address of the member it is about. */
  whom?: string
  /** What of it changed, never what it was changed to where that is a secret or somebody's data. */
  detail?: string
  teams?: number
}

/** Tells entries about one session from those about another, without leading anybody to the session. */
export const auditMark = (uuid: string) => sha256(uuid.toLowerCase()).toString('hex').slice(0, 12)

export async function writeAuditEntry(db: Database, entry: AuditEntry): Promise<void> {
  await db.insertInto('audit_line').values(entry).execute()
}

/** For actions that repeat with every page turned and every letter typed into the search. */
export async function writeAuditEntryHourly(db: Database, { who, what }: AuditEntry): Promise<void> {
  await sql`
    insert into audit_line (who, what) select ${who}, ${what} where not exists (
      select from audit_line where who = ${who} and what = ${what} and at > now() - interval '1 hour'
    )
  `.execute(db)
}

export async function dropOldAuditEntries(db: Database, months: number): Promise<void> {
  await db.deleteFrom('audit_line').where('at', '<', sql<Date>`now() - make_interval(months => ${months})`).execute()
}

export async function readAuditEntries(db: Database, before: string | undefined, limit: number) {
  const rows = await db
    .selectFrom('audit_line')
    .select(['id', 'at', 'who', 'what', 'team', 'whom', 'detail', 'teams'])
    .$if(before !== undefined, (query) => query.where('id', '<', before as string))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, what: row.what as AuditAction }))
}

/** Only those of the last day: whoever switches it on does not get the years before. Says how many there were. */
export function tellUntold(db: Database, limit: number, tell: (entry: object) => void): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('audit_line')
      .select(['id', 'at', 'who', 'what', 'team', 'whom', 'detail', 'teams'])
      .where('told', '=', false)
      .where('at', '>', sql<Date>`now() - interval '1 day'`)
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id: _, ...entry } of rows) tell(entry)
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await tx.updateTable('audit_line').set({ told: true }).where('id', 'in', ids).execute()
    return rows.length
  })
}
