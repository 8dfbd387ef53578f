import { type Cue, type FileKind, isStorable, type UploadKind } from '@thrive/domain'
import type { FileFault } from '@thrive/domain/studio'
import { sql } from 'kysely'
import type { Database } from '../../infra/database.ts'

export type UploadState = 'uploading' | 'checking' | 'fine' | 'refused'

export interface UploadRow {
  id: string
  kind: UploadKind
  name: string
  bytes: number
  state: UploadState
  code: FileFault | null
  file: string | null
}

/** Any number, the same on all nodes: new uploads take turns to be counted. */
const QUOTA_LOCK = 42_042

/** Stores a new upload unless all files together would exceed the quota. */
export const storeUpload = (
  db: Database,
  { id, kind, name, bytes }: Pick<UploadRow, 'id' | 'kind' | 'name' | 'bytes'>,
  quota: number,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${QUOTA_LOCK})`.execute(tx)
    if ((await readMediaBytes(tx)) + bytes > quota) return false
    await tx.insertInto('studio_upload').values({ id, kind, name, bytes }).execute()
    return true
  })

/** The bytes of all files, and of uploads under way as if they were complete. */
export async function readMediaBytes(db: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (coalesce((select sum(bytes) from studio_file), 0)
      + coalesce((select sum(bytes) from studio_upload where state in ('uploading', 'checking')), 0))::float8 as bytes
  `.execute(db)
  return rows[0]?.bytes ?? 0
}

export async function readUpload(db: Database, id: string): Promise<UploadRow | undefined> {
  if (!isStorable(id)) return undefined
  const row = await db
    .selectFrom('studio_upload')
    .select(['id', 'kind', 'name', 'bytes', 'state', 'code', 'file'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && ({ ...row, bytes: Number(row.bytes) } as UploadRow)
}

export async function setUploadState(
  db: Database,
  id: string,
  { state, code = null, file = null }: { state: UploadState; code?: FileFault | null; file?: string | null },
): Promise<void> {
  await db.updateTable('studio_upload').set({ state, code, file }).where('id', '=', id).execute()
}

export async function dropUpload(db: Database, id: string): Promise<void> {
  await db.deleteFrom('studio_upload').where('id', '=', id).execute()
}

/** Takes the lock if nobody holds it; otherwise asks the holder for it. Undefined if there is no such upload. */
export async function takeLock(db: Database, id: string, key: string, seconds: number): Promise<boolean | undefined> {
  const { rows } = await sql<{ is_mine: boolean }>`
    update studio_upload set
      release_asked = coalesce(locked_until > now(), false),
      lock_key = case when locked_until > now() then lock_key else ${key}::uuid end,
      locked_until = case when locked_until > now() then locked_until else now() + make_interval(secs => ${seconds}) end
    where id = ${id}
    returning lock_key = ${key}::uuid as is_mine
  `.execute(db)
  return rows[0]?.is_mine
}

/** Extends a lock. False if it is lost or somebody asks for it. */
export async function extendLock(db: Database, id: string, key: string, seconds: number): Promise<boolean> {
  const { rows } = await sql<{ release_asked: boolean }>`
    update studio_upload set locked_until = now() + make_interval(secs => ${seconds})
    where id = ${id} and lock_key = ${key}::uuid
    returning release_asked
  `.execute(db)
  return rows[0]?.release_asked === false
}

export async function releaseLock(db: Database, id: string, key: string): Promise<void> {
  await sql`
    update studio_upload set lock_key = null, locked_until = null, release_asked = false
    where id = ${id} and lock_key = ${key}::uuid
  `.execute(db)
}

export interface StoredFile {
  file: string
  kind: FileKind
  bytes: number
  name: string
  seconds?: number | undefined
  width?: number | undefined
  height?: number | undefined
  cues?: Cue[] | undefined
}

/** Stores what is known of a file; the same file again is only used again. */
export async function storeFile(db: Database, { cues, ...row }: StoredFile): Promise<void> {
  await db
    .insertInto('studio_file')
    .values({ ...row, cues: cues ? JSON.stringify(cues) : null })
    .onConflict((conflict) => conflict.column('file').doUpdateSet({ used_at: sql`now()` }))
    .execute()
}

/** Holds off every other node that stores or drops this file, until the transaction ends. */
export async function lockFile(tx: Database, file: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${file}, 42))`.execute(tx)
}
