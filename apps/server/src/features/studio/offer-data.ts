import { sql } from 'kysely'
import type { Database } from '../../infra/database.ts'

/** The revisions between which a release changed what it brings. */
export interface Release {
  /** What the authors have decided on, or began from. */
  from: number
  to: number
}

/** Undefined if no release has brought anything since, or if it published itself. */
export async function readRelease(db: Database, slug: string): Promise<Release | undefined> {
  const { rows } = await sql<Release>`
    select began.id as "from", release_id as "to" from published_version
    cross join lateral (select coalesce(decided_id, (
      select revision_id from edition where version_slug = ${slug} and standard order by number desc limit 1
    )) as id) as began
    where version_slug = ${slug} and by_people and release_id <> began.id
  `.execute(db)
  return rows[0]
}

export async function decideRelease(tx: Database, slug: string, revisionId: number): Promise<void> {
  await tx.updateTable('published_version').set({ decided_id: revisionId }).where('version_slug', '=', slug).execute()
}
