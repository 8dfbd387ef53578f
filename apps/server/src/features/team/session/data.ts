import { CALENDAR_ZONE, isComplete, isFinished, type Mark, nextPosition, type Plan } from '@thrive/domain'
import { sql } from 'kysely'
import type { Session } from '../../../http/callers.ts'
import type { Database } from '../../../infra/database.ts'
import { kept } from '../../../infra/prepared.ts'

/** Completed at least a day ago. The session can be read but no longer changed, because HR holds its uuid too. */
export const isSealed = sql<boolean>`coalesce(completed_at < now() - interval '24 hours', false)`

export async function openSession(db: Database, uuid: string): Promise<Session | undefined> {
  const query = db
    .selectFrom('session')
    .select(['id', 'uuid', 'revision_id as revisionId', 'position', 'photo_key as photoKey', isSealed.as('isSealed')])
    .where('uuid', '=', uuid)
  return (await db.executeQuery(kept(query))).rows[0]
}

/** Whether this was the uuid of a session that now has another one. */
export async function hasMoved(db: Database, uuid: string): Promise<boolean> {
  const { rows } = await db.executeQuery(kept(db.selectFrom('session').select('id').where('former_uuid', '=', uuid)))
  return rows.length > 0
}

interface NewSession {
  email: string
  emailKey: string
  versionSlug: string
  revisionId: number
  noticeVersion: string
  /** Only whoever has held one of these may continue the open session of this address; null means everyone. */
  held: string[] | null
}

const startDay = sql<string>`(started_at at time zone ${sql.lit(CALENDAR_ZONE)})::date`.as('day')
const COUNTED = ['version_slug', 'day', 'measure', 'value', 'teams'] as const
const once = ({ measure, value }: Mark) =>
  [sql<string>`${measure}`.as('measure'), sql<string>`${value}`.as('value'), sql<number>`1`.as('teams')] as const

/**
 * The uuid of the open session of this e-mail address, or of a new one, counted as begun. The unique index decides when
 * two arrive at once. Recording that the notice was shown makes the row that was there first come back; it is neither
 * recorded nor given to whom the session is not open.
 */
export async function startOrResume(db: Database, start: NewSession, mark: Mark): Promise<string | undefined> {
  const query = db
    .with('team', (team) =>
      team
        .insertInto('session')
        .values({
          email: start.email,
          email_key: start.emailKey,
          version_slug: start.versionSlug,
          revision_id: start.revisionId,
          notice_at: sql`now()`,
          notice_version: start.noticeVersion,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['email_key', 'version_slug'])
            .where('completed_at', 'is', null)
            .doUpdateSet((row) => ({
              notice_at: row.ref('excluded.notice_at'),
              notice_version: row.ref('excluded.notice_version'),
            }))
            .where(sql<boolean>`${start.held}::uuid[] is null or session.uuid = any(${start.held}::uuid[])`),
        )
        // xmax is zero in a row that was just inserted.
        .returning(['uuid', 'version_slug', startDay, sql<boolean>`xmax = 0`.as('is_new')]),
    )
    .with('counted', (counted) =>
      counted
        .insertInto('insight_change')
        .columns(COUNTED)
        .expression((team) =>
          team
            .selectFrom('team')
            .where('is_new', '=', true)
            .select(['version_slug', 'day', ...once(mark)]),
        ),
    )
    .selectFrom('team')
    .select('uuid')
  return (await db.executeQuery(kept(query))).rows[0]?.uuid
}

/**
 * One step from a known position, counted where it earns a mark. The condition makes it safe to repeat: only one of
 * many parallel steps moves the team and counts. Gives where the team is now, or nothing if the session is gone.
 */
export async function stepFrom(
  db: Database,
  uuid: string,
  plan: Plan,
  from: number,
  mark: Mark | null,
): Promise<Held | undefined> {
  const to = nextPosition(plan, from)
  const step = db
    .updateTable('session')
    .set({
      position: to,
      ...(isFinished(plan, to) && { finished_at: sql<Date>`coalesce(finished_at, now())` }),
      ...(isComplete(plan, to) && { completed_at: sql<Date>`coalesce(completed_at, now())` }),
    })
    .where('uuid', '=', uuid)
    .where('position', '=', from)
    .where(isSealed, '=', false)
    .returning(['position', 'version_slug', startDay])
  const query = mark
    ? db
        .with('team', () => step)
        .with('counted', (counted) =>
          counted
            .insertInto('insight_change')
            .columns(COUNTED)
            .expression((team) => team.selectFrom('team').select(['version_slug', 'day', ...once(mark)])),
        )
        .selectFrom('team')
        .select('position')
    : step
  const [moved] = (await db.executeQuery(kept<{ position: number }>(query))).rows
  return moved ? { position: moved.position, isSealed: false } : readPosition(db, uuid)
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

export const summaryOf = (db: Database, id: string): Promise<{ name: string | null; finished: Date | null }> =>
  db.selectFrom('session').select(['name', 'finished_at as finished']).where('id', '=', id).executeTakeFirstOrThrow()
