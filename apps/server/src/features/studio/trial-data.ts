import { sql } from 'kysely'
import type { Database } from '../../infra/database.ts'

/**
 * Deletes what trials left: revisions that no session began with and that were never published. Locks what is published,
 * as whoever stores a revision to publish or to try it does.
 */
export async function dropTriedRevisions(tx: Database): Promise<void> {
  await sql`select from published_version order by version_slug for update`.execute(tx)
  await sql`
    delete from content_revision as revision
    where not exists (select from session where revision_id = revision.id)
      and not exists (select from edition where revision_id = revision.id)
      and not exists (select from published_version
        where revision.id in (published_version.revision_id, release_id, decided_id))
  `.execute(tx)
}
