import { type Cue, type FileKind, isStorable } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../infra/database.ts'

export interface FileRow {
  file: string
  kind: FileKind
  bytes: number
  name: string
  seconds: number | null
  width: number | null
  height: number | null
  cues: Cue[] | null
}

const COLUMNS = ['file', 'kind', 'bytes', 'name', 'seconds', 'width', 'height', 'cues'] as const
const rowOf = (row: object) => ({ ...row, bytes: Number((row as { bytes: string }).bytes) }) as FileRow

export async function readFile(db: Database, file: string): Promise<FileRow | undefined> {
  if (!isStorable(file)) return undefined
  const row = await db.selectFrom('studio_file').select(COLUMNS).where('file', '=', file).executeTakeFirst()
  return row && rowOf(row)
}

/** Reads what authors called these files, and their sizes. */
export async function readFileFacts(db: Database, files: string[]) {
  const rows = await db
    .selectFrom('studio_file')
    .select(['file', 'name', 'bytes', 'width', 'height'])
    .where('file', '=', sql<string>`any(${files}::text[])`)
    .execute()
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }))
}

/** Reads those of the files that are stored. They are in use from now on, so that the sweep leaves them. */
export async function useFiles(tx: Database, files: string[]): Promise<Map<string, FileRow>> {
  const rows = await tx
    .updateTable('studio_file')
    .set({ used_at: sql`now()` })
    .where('file', '=', sql<string>`any(${files}::text[])`)
    .returning(COLUMNS)
    .execute()
  return new Map(rows.map((row) => [row.file, rowOf(row)]))
}
