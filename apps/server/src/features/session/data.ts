import { isComplete, isFinished, nextPosition, type Plan } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../plugins/db.ts'

export interface Session {
  id: string
  revisionId: number
  position: number
  photoKey: string | null
}

export const openSession = (db: Database, uuid: string): Promise<Session | undefined> =>
  db
    .selectFrom('session')
    .select(['id', 'revision_id as revisionId', 'position', 'photo_key as photoKey'])
    .where('uuid', '=', uuid)
    .executeTakeFirst()

interface NewSession {
  email: string
  emailKey: string
  versionSlug: string
  revisionId: number
}

/**
 * The open session of this e-mail address, or a new one. The unique index decides when two arrive at once;
 * the update that changes nothing makes the row that was there first come back.
 */
export async function startOrResume(db: Database, start: NewSession): Promise<string> {
  const { uuid } = await db
    .insertInto('session')
    .values({
      email: start.email,
      email_key: start.emailKey,
      version_slug: start.versionSlug,
      revision_id: start.revisionId,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['email_key', 'version_slug'])
        .where('completed_at', 'is', null)
        .doUpdateSet((row) => ({ email_key: row.ref('excluded.email_key') })),
    )
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}

/** One step from a known position. The condition makes it safe to repeat: only one of many parallel steps counts. */
export async function stepFrom(db: Database, id: string, plan: Plan, from: number): Promise<number> {
  const to = nextPosition(plan, from)
  await db
    .updateTable('session')
    .set({
      position: to,
      ...(isFinished(plan, to) && { finished_at: sql<Date>`coalesce(finished_at, now())` }),
      ...(isComplete(plan, to) && { completed_at: sql<Date>`coalesce(completed_at, now())` }),
    })
    .where('id', '=', id)
    .where('position', '=', from)
    .execute()
  return readPosition(db, id)
}

export async function readPosition(db: Database, id: string): Promise<number> {
  const { position } = await db.selectFrom('session').select('position').where('id', '=', id).executeTakeFirstOrThrow()
  return position
}

export async function nameTeam(db: Database, id: string, name: string): Promise<void> {
  await db.updateTable('session').set({ name }).where('id', '=', id).execute()
}
