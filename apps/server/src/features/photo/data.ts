import type { Database } from '../../plugins/db.ts'

/** Points the session at its new photo and gives the key of the one it replaces. */
export async function replacePhoto(db: Database, sessionId: string, key: string): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    const { photo_key } = await tx
      .selectFrom('session')
      .select('photo_key')
      .where('id', '=', sessionId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await tx.updateTable('session').set({ photo_key: key }).where('id', '=', sessionId).execute()
    return photo_key
  })
}
