import { sql } from 'kysely'
import type { Database } from '../../infra/database.ts'

export interface Edition {
  number: number
  revisionId: number
  at: Date
  /** The address of whoever published it; null for a release. */
  by: string | null
  note: string
  isStandard: boolean
  /** How many sessions began with it. */
  sessions: number
  /** How many places it changed; null if that was not counted. */
  changes: number | null
  isPublished: boolean
}

/** Sessions name their revision; an edition's began while it was the published one. */
const editionsOf = (db: Database, slug: string) =>
  db
    .selectFrom('edition as e')
    .where('e.version_slug', '=', slug)
    .select([
      'e.number',
      'e.revision_id as revisionId',
      'e.at',
      'e.by',
      'e.note',
      'e.standard as isStandard',
      'e.changes',
    ])
    .select(
      sql<number>`(
        select count(*)::int from team_session s where s.revision_id = e.revision_id and s.started_at >= e.at
        and s.started_at < coalesce(
          (select n.at from edition n where n.version_slug = e.version_slug and n.number = e.number + 1), 'infinity')
      )`.as('sessions'),
    )
    .select(
      sql<boolean>`e.number = (select max(number) from edition l where l.version_slug = e.version_slug)`.as(
        'isPublished',
      ),
    )

/** Newest first, from before the given number. */
export const readEditions = (db: Database, slug: string, before: number | null, limit: number): Promise<Edition[]> =>
  editionsOf(db, slug)
    .$if(before !== null, (query) => query.where('e.number', '<', before ?? 0))
    .orderBy('e.number', 'desc')
    .limit(limit)
    .execute()

export const readEdition = (db: Database, slug: string, number: number): Promise<Edition | undefined> =>
  editionsOf(db, slug).where('e.number', '=', number).executeTakeFirst()

/** The editions with the number of the latest change that each holds, oldest first. */
export const readHistory = (db: Database, slug: string): Promise<{ revisionId: number; draftNumber: number }[]> =>
  db
    .selectFrom('edition')
    .select(['revision_id as revisionId', 'draft_number as draftNumber'])
    .where('version_slug', '=', slug)
    .orderBy('number')
    .execute()

/** Publishes a revision on behalf of a person; a trigger adds its edition. Returns the edition's number. */
export async function publishByPerson(
  tx: Database,
  {
    slug,
    revisionId,
    by,
    note,
    changes,
  }: Pick<Edition, 'revisionId' | 'note'> & { slug: string; by: string; changes: number },
): Promise<number> {
  await tx
    .updateTable('published_version')
    .set({ revision_id: revisionId, by_people: true, published_by: by, note, published_at: sql`clock_timestamp()` })
    .where('version_slug', '=', slug)
    .execute()
  const { number } = await tx
    .updateTable('edition')
    .set({ changes })
    .where('version_slug', '=', slug)
    .where('number', '=', sql<number>`(select max(number) from edition where version_slug = ${slug})`)
    .returning('number')
    .executeTakeFirstOrThrow()
  return number
}
