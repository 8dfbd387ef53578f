import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'
import { addJob } from '../../../infra/jobs.ts'

/** Sets the session's photo and drops the file that is no longer used. False if the session is gone. */
export function replacePhoto(db: Database, sessionId: string, key: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const session = await tx
      .selectFrom('session')
      .select('photo_key')
      .where('id', '=', sessionId)
      .forUpdate()
      .executeTakeFirst()
    if (session) await tx.updateTable('session').set({ photo_key: key }).where('id', '=', sessionId).execute()
    const unused = session ? session.photo_key : key
    if (unused) await addJob(tx, 'drop-photo', { key: unused })
    return session !== undefined
  })
}

export async function photoKeyOf(db: Database, sessionId: string): Promise<string | null> {
  const session = await db.selectFrom('session').select('photo_key').where('id', '=', sessionId).executeTakeFirst()
  return session?.photo_key ?? null
}

/** Returns the keys that a session references. */
export async function namedAmong(db: Database, keys: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select photo_key as key from session where photo_key = any(${keys}::text[])
  `.execute(db)
  return new Set(rows.map(({ key }) => key))
}
