import { FILE_NAME } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../infra/database.ts'

/** PostgreSQL has its own signs for the ends of words. */
const NAMES = FILE_NAME.source.replaceAll('\\b', '')

/**
 * Forgets files that no edition and no draft names and that nobody used for a day. Trials and previews keep theirs,
 * because they are stored as editions and drafts are.
 */
export async function forgetUnusedFiles(db: Database): Promise<void> {
  await sql`
    with named as (
      select (regexp_matches(workshop::text, ${NAMES}, 'g'))[1] as file from content_revision
      union
      select (regexp_matches(draft::text, ${NAMES}, 'g'))[1] from studio_place where draft is not null
    )
    delete from studio_file where used_at < now() - interval '1 day' and file not in (select file from named)
  `.execute(db)
}

/** Drops uploads that were begun a day ago; returns those whose parts may still be there. */
export async function dropOldUploads(db: Database): Promise<string[]> {
  const rows = await db
    .deleteFrom('studio_upload')
    .where('at', '<', sql<Date>`now() - interval '1 day'`)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
