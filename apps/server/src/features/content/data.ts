import type { Workshop } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../infra/database.ts'
import { prepared } from '../../infra/prepared.ts'
import { sha256 } from '../../infra/sha256.ts'

/** Names a revision: equal workshops have equal hashes. */
export const hashOf = (workshop: Workshop): string => sha256(JSON.stringify(workshop)).toString('hex')

/** Returns the revision's id and stores the revision if it is new. */
export async function storeRevision(db: Database, workshop: Workshop): Promise<number> {
  const json = JSON.stringify(workshop)
  const hash = hashOf(workshop)
  await db
    .insertInto('content_revision')
    .values({ version_slug: workshop.slug, hash, workshop: json })
    .onConflict((conflict) => conflict.columns(['version_slug', 'hash']).doNothing())
    .execute()
  const { id } = await db
    .selectFrom('content_revision')
    .select('id')
    .where('version_slug', '=', workshop.slug)
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()
  return id
}

/** Publishes the release's content unless people have published their own. */
export async function publishRelease(db: Database, slug: string, revisionId: number): Promise<void> {
  await sql`
    insert into published_version (version_slug, revision_id) values (${slug}, ${revisionId})
    on conflict (version_slug) do update set revision_id = excluded.revision_id, published_at = now()
    where not published_version.by_people and published_version.revision_id <> excluded.revision_id
  `.execute(db)
  await sql`
    update published_version set release_id = ${revisionId}
    where version_slug = ${slug} and release_id is distinct from ${revisionId}
  `.execute(db)
}

const published = prepared<{ slug: string; id: number }>(
  'select version_slug as slug, revision_id as id from published_version order by version_slug',
)

export async function publishedIds(db: Database) {
  const { rows } = await db.executeQuery(published())
  return rows
}

/** The number of each version's published edition. */
export async function newestEditions(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('edition')
    .select(({ fn }) => ['version_slug as slug', fn.max('number').as('number')])
    .groupBy('version_slug')
    .execute()
  return new Map(rows.map(({ slug, number }) => [slug, number]))
}

export async function readRevision(db: Database, id: number): Promise<unknown> {
  const { workshop } = await db
    .selectFrom('content_revision')
    .select('workshop')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return workshop
}
