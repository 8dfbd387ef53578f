import type { Database } from '../../plugins/db.ts'
import { addJob } from '../../plugins/jobs.ts'

/** Points the session at its new photo. Whichever file nobody points at then is dropped; says if the session is there. */
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
