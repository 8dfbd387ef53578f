import type { Locale } from '@thrive/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Session } from '../../../http/callers.ts'
import type { Database } from '../../../infra/database.ts'
import { asPrepared } from '../../../infra/prepared.ts'
import { isSealed } from '../../tally/data.ts'

const lang = sql<Locale>`lang`.as('lang')
const isTrial = sql<boolean>`trial_until is not null`

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
    .where(sql<boolean>`coalesce(trial_until > now(), true)`)
  return (await db.executeQuery(asPrepared(query))).rows[0]
}

/** True if this was the former uuid of a session that now has another. */
export async function hasMoved(db: Database, uuid: string): Promise<boolean> {
  const { rows } = await db.executeQuery(
    asPrepared(db.selectFrom('session').select('id').where('former_uuid', '=', uuid)),
  )
  return rows.length > 0
}

/** True if one of these uuids belongs to the address's open session. */
export async function holdsOpenSession(
  db: Database,
  { emailKey, versionSlug }: Pick<NewSession, 'emailKey' | 'versionSlug'>,
  held: string[],
): Promise<boolean> {
  if (held.length === 0) return false
  const { rows } = await sql`
    select from team_session where uuid = any(${held}::uuid[]) and email_key = ${emailKey}
      and version_slug = ${versionSlug} and completed_at is null
  `.execute(db)
  return rows.length > 0
}

export interface NewSession {
  email: string
  emailKey: string
  versionSlug: string
  revisionId: number
  /** For a new session; a resumed one keeps its own. */
  lang: Locale
  noticeVersion: string
  /** Sessions that this browser has held. Other browsers do not see what an earlier session decided. */
  held: string[]
  /** True if any browser may continue the open session; otherwise only one that has held it. */
  isOpenToAll: boolean
}

export interface Started {
  id: string
  uuid: string
  startedAt: Date
  isNew: boolean
}

/** The last completed session of an address and version, among those that may be opened. */
export const earlierSession = (of: { emailKey: unknown; versionSlug: unknown; mayOpen?: RawBuilder<unknown> }) =>
  sql<string | null>`(
    select earlier.id from team_session as earlier
    where earlier.email_key = ${of.emailKey} and earlier.version_slug = ${of.versionSlug}
      and earlier.completed_at is not null and ${of.mayOpen ?? sql`true`}
    order by earlier.completed_at desc limit 1)`

/**
 * Returns the address's open session or creates one. The unique index decides if two calls collide. Recording that the
 * notice was shown makes the existing row come back; if the caller may not open it, nothing is recorded or returned.
 */
export async function startOrResume(db: Database, start: NewSession): Promise<Started | undefined> {
  const hasHeld = (uuid: RawBuilder<unknown>) => sql<boolean>`${uuid} = any(${start.held}::uuid[])`
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
      earlier_id: earlierSession({ ...start, mayOpen: hasHeld(sql`earlier.uuid`) }),
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
        .where(sql<boolean>`(${start.isOpenToAll}::boolean or ${hasHeld(sql`session.uuid`)})`),
    )
    // xmax is 0 in a row that was just inserted.
    .returning(['id', 'uuid', 'started_at as startedAt', sql<boolean>`xmax = 0`.as('isNew')])
  return (await db.executeQuery(asPrepared(query))).rows[0]
}

/** A move from one position to the next. */
export interface Step {
  from: number
  to: number
  finishes: boolean
  completes: boolean
}

/**
 * Safe to repeat: only one of several parallel steps moves the team. Undefined if the team was not at `from` or is
 * sealed.
 */
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
    .returning(['version_slug as versionSlug', 'started_at as startedAt', isTrial.as('isTrial')])
  return (await db.executeQuery(asPrepared(query))).rows[0]
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

export interface Summary {
  name: string | null
  finished: Date | null
  isTrial: boolean
}

/** Undefined once the session is erased. */
export const summaryOf = (db: Database, id: string): Promise<Summary | undefined> =>
  db
    .selectFrom('session')
    .select(['name', 'finished_at as finished', isTrial.as('isTrial')])
    .where('id', '=', id)
    .executeTakeFirst()

/** Starts a session of a draft, which nobody's address opens. */
export async function startTrial(
  db: Database,
  trial: Pick<NewSession, 'versionSlug' | 'revisionId' | 'lang'>,
): Promise<string> {
  const { uuid } = await db
    .insertInto('session')
    .values({
      email: '',
      email_key: null,
      version_slug: trial.versionSlug,
      revision_id: trial.revisionId,
      lang: trial.lang,
      trial_until: sql`now() + interval '1 day'`,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}

export async function trialsOver(db: Database, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from session where trial_until <= now() order by trial_until limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Continues a session by the link of its invitee; records that the notice was shown again. */
export async function reenterSession(db: Database, id: string, noticeVersion: string) {
  const { rows } = await sql<{ uuid: string; isFinished: boolean }>`
    update session set notice_at = now(), notice_version = ${noticeVersion} where id = ${id}
    returning uuid, finished_at is not null as "isFinished"
  `.execute(db)
  return rows[0]
}
