import type { Locale } from '@thrive/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Session } from '../../../http/callers.ts'
import type { Database } from '../../../infra/database.ts'
import { kept } from '../../../infra/prepared.ts'

const lang = sql<Locale>`lang`.as('lang')

/** Completed at least a day ago. The session can be read but no longer changed, because HR holds its uuid too. */
export const isSealed = sql<boolean>`coalesce(completed_at < now() - interval '24 hours', false)`

export async function openSession(db: Database, uuid: string): Promise<Session | undefined> {
  const query = db
    .selectFrom('session')
    .select([
      'id',
      'uuid',
      'revision_id as revisionId',
      'position',
      lang,
      'photo_key as photoKey',
      isSealed.as('isSealed'),
    ])
    .where('uuid', '=', uuid)
  return (await db.executeQuery(kept(query))).rows[0]
}

/** Whether this was the uuid of a session that now has another one. */
export async function hasMoved(db: Database, uuid: string): Promise<boolean> {
  const { rows } = await db.executeQuery(kept(db.selectFrom('session').select('id').where('former_uuid', '=', uuid)))
  return rows.length > 0
}

export interface NewSession {
  email: string
  emailKey: string
  versionSlug: string
  revisionId: number
  /** Of a new session; one that is resumed keeps its own. */
  lang: Locale
  noticeVersion: string
  /** Only whoever has held a session may continue it, or see what it decided; null means everyone. */
  held: string[] | null
}

export interface Started {
  uuid: string
  startedAt: Date
  isNew: boolean
}

/** The last completed session of an address and version, of those that may be opened. */
export const earlierSession = (of: { emailKey: unknown; versionSlug: unknown; mayOpen?: RawBuilder<unknown> }) =>
  sql<string | null>`(
    select earlier.id from session as earlier
    where earlier.email_key = ${of.emailKey} and earlier.version_slug = ${of.versionSlug}
      and earlier.completed_at is not null and ${of.mayOpen ?? sql`true`}
    order by earlier.completed_at desc limit 1)`

/**
 * The open session of this e-mail address, or a new one. The unique index decides when two arrive at once. Recording
 * that the notice was shown makes the row that was there first come back; it is neither recorded nor given to whom the
 * session is not open.
 */
export async function startOrResume(db: Database, start: NewSession): Promise<Started | undefined> {
  const { held } = start
  const mayOpen = (uuid: RawBuilder<unknown>) =>
    sql<boolean>`(${held}::uuid[] is null or ${uuid} = any(${held}::uuid[]))`
  const query = db
    .insertInto('session')
    .values({
      email: start.email,
      email_key: start.emailKey,
      version_slug: start.versionSlug,
      revision_id: start.revisionId,
      lang: start.lang,
      notice_at: sql`now()`,
      notice_version: start.noticeVersion,
      earlier_id: earlierSession({ ...start, mayOpen: mayOpen(sql`earlier.uuid`) }),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['email_key', 'version_slug'])
        .where('completed_at', 'is', null)
        .doUpdateSet((row) => ({
          notice_at: row.ref('excluded.notice_at'),
          notice_version: row.ref('excluded.notice_version'),
          earlier_id: row.fn.coalesce('session.earlier_id', 'excluded.earlier_id'),
        }))
        .where(mayOpen(sql`session.uuid`)),
    )
    // xmax is zero in a row that was just inserted.
    .returning(['uuid', 'started_at as startedAt', sql<boolean>`xmax = 0`.as('isNew')])
  return (await db.executeQuery(kept(query))).rows[0]
}

/** From one position to the next, and what the team has then reached. */
export interface Step {
  from: number
  to: number
  finishes: boolean
  completes: boolean
}

/** Safe to repeat: only one of many parallel steps moves the team. Nothing where it was not there, or is sealed. */
export async function move(db: Database, uuid: string, { from, to, finishes, completes }: Step) {
  const query = db
    .updateTable('session')
    .set({
      position: to,
      ...(finishes && { finished_at: sql<Date>`coalesce(finished_at, now())` }),
      ...(completes && { completed_at: sql<Date>`coalesce(completed_at, now())` }),
    })
    .where('uuid', '=', uuid)
    .where('position', '=', from)
    .where(isSealed, '=', false)
    .returning(['version_slug as versionSlug', 'started_at as startedAt'])
  return (await db.executeQuery(kept(query))).rows[0]
}

export type Held = Pick<Session, 'position' | 'isSealed'>

export const readPosition = (db: Database, uuid: string): Promise<Held | undefined> =>
  db
    .selectFrom('session')
    .select(['position', isSealed.as('isSealed')])
    .where('uuid', '=', uuid)
    .executeTakeFirst()

export async function nameTeam(db: Database, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('session').set({ name }).where('id', '=', id).executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function setLang(db: Database, id: string, lang: Locale): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('session').set({ lang }).where('id', '=', id).executeTakeFirst()
  return numUpdatedRows > 0n
}

export const summaryOf = (db: Database, id: string): Promise<{ name: string | null; finished: Date | null }> =>
  db.selectFrom('session').select(['name', 'finished_at as finished']).where('id', '=', id).executeTakeFirstOrThrow()
