import { sql } from 'kysely'
import type { Database } from '../../plugins/db.ts'

export async function migrationVersion(db: Database): Promise<number> {
  const { rows } = await sql<{
    version: number
  }>`select coalesce(max(version), 0) as version from schema_migration`.execute(db)
  return rows[0]?.version ?? 0
}
