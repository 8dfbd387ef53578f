import type { Workshop } from '@thrive/domain'
import type { Database } from '../../../infra/database.ts'

/** The id of this edition, published now if it is new. */
export async function publishRevision(db: Database, workshop: Workshop, hash: string): Promise<number> {
  await db
    .insertInto('content_revision')
    .values({ version_slug: workshop.slug, hash, workshop: JSON.stringify(workshop) })
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

export async function readRevision(db: Database, id: number): Promise<unknown> {
  const { workshop } = await db
    .selectFrom('content_revision')
    .select('workshop')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return workshop
}
