import type { Locale } from '@thrive/domain'
import { labelPlace } from '@thrive/domain/studio'
import { sql } from 'kysely'
import type { Database } from '../../infra/database.ts'

/** What is known of a place that was ever changed. Numbers grow with every change of the version. */
export interface PlaceRow {
  place: string
  lang: Locale
  /** Of the latest change here, published or not. */
  number: number
  by: string
  at: Date
  /** Of the latest change here by anybody else. */
  others_number: number
  published_number: number
  right_number: number
  /** True if there is a draft; its value may be null. */
  is_drafted: boolean
  draft: unknown
}

/** The number that the value of now came with: a draft's, or the one that is published. */
export const meaningOf = ({ is_drafted, number, published_number }: PlaceRow): number =>
  is_drafted ? number : published_number

export interface Published {
  revisionId: number
  draftNumber: number
}

/** Reads what is published. Locks it, so that changes and publishing of a version take turns. */
export async function lockPublished(tx: Database, slug: string): Promise<Published | undefined> {
  return await publishedOf(tx, slug).forUpdate().executeTakeFirst()
}

export async function readPublished(db: Database, slug: string): Promise<Published | undefined> {
  return await publishedOf(db, slug).executeTakeFirst()
}

const publishedOf = (db: Database, slug: string) =>
  db
    .selectFrom('published_version')
    .select(['revision_id as revisionId', 'draft_number as draftNumber'])
    .where('version_slug', '=', slug)

/** Returns the number of a new change. */
export async function nextNumber(tx: Database, slug: string): Promise<number> {
  const { number } = await tx
    .updateTable('published_version')
    .set({ draft_number: sql`draft_number + 1` })
    .where('version_slug', '=', slug)
    .returning('draft_number as number')
    .executeTakeFirstOrThrow()
  return number
}

/** What was changed last, in any version. */
export const readLately = (db: Database, limit: number) =>
  db
    .selectFrom('studio_place')
    .select(['version_slug as slug', 'place', 'lang', 'by', 'at'])
    .where('number', '>', 0)
    .orderBy('at', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()

const rowsOf = (db: Database, slug: string) =>
  db
    .selectFrom('studio_place')
    .select(['place', 'lang', 'number', 'by', 'at', 'others_number', 'published_number', 'right_number', 'draft'])
    .select(sql<boolean>`draft is not null`.as('is_drafted'))
    .where('version_slug', '=', slug)

/** Of one page, if a place's beginning is given. */
export async function readPlaceRows(db: Database, slug: string, beginning = ''): Promise<PlaceRow[]> {
  const rows = await rowsOf(db, slug).where(sql<boolean>`starts_with(place, ${beginning})`).orderBy('number').execute()
  return rows as PlaceRow[]
}

export async function readDraftRows(db: Database, slug: string): Promise<PlaceRow[]> {
  return (await rowsOf(db, slug).where('draft', 'is not', null).orderBy('number').execute()) as PlaceRow[]
}

export async function readPlaceRow(db: Database, slug: string, place: string, lang: Locale) {
  const row = await rowsOf(db, slug).where('place', '=', place).where('lang', '=', lang).executeTakeFirst()
  return row as PlaceRow | undefined
}

/** The places of a list's labels that were ever changed. */
export async function readLabelPlaces(db: Database, slug: string, list: string): Promise<string[]> {
  const rows = await db
    .selectFrom('studio_place')
    .select('place')
    .where('version_slug', '=', slug)
    .where('lang', '=', 'en')
    .where(sql<boolean>`starts_with(place, ${labelPlace(list, '')})`)
    .execute()
  return rows.map(({ place }) => place)
}

interface StoredChange {
  slug: string
  place: string
  lang: Locale
  number: number
  by: string
  /** Undefined if what is published stands again. */
  value: unknown
}

export async function storeChange(tx: Database, { slug, place, lang, number, by, value }: StoredChange): Promise<void> {
  const draft = value === undefined ? null : JSON.stringify(value)
  await sql`
    insert into studio_place (version_slug, place, lang, number, by, draft)
    values (${slug}, ${place}, ${lang}, ${number}, ${by}, ${draft}::jsonb)
    on conflict (version_slug, place, lang) do update set
      number = excluded.number, by = excluded.by, at = now(), draft = excluded.draft,
      others_number = case when studio_place.by = excluded.by
        then studio_place.others_number else studio_place.number end
  `.execute(tx)
}

/** Notes that what somebody published came with this change. */
export async function storePublishedChange(tx: Database, change: Omit<StoredChange, 'value'>): Promise<void> {
  await storeChange(tx, { ...change, value: undefined })
  await tx
    .updateTable('studio_place')
    .set({ published_number: change.number })
    .where('version_slug', '=', change.slug)
    .where('place', '=', change.place)
    .where('lang', '=', change.lang)
    .execute()
}

/** The whole draft is published: each place keeps the number of its change. */
export async function emptyDraft(tx: Database, slug: string): Promise<void> {
  await tx
    .updateTable('studio_place')
    .set({ draft: null, published_number: sql`number` })
    .where('version_slug', '=', slug)
    .where('draft', 'is not', null)
    .execute()
}

/** Words that nobody ever changed have no row yet. */
export async function storeStillRight(
  tx: Database,
  { slug, lang, by }: Pick<StoredChange, 'slug' | 'lang' | 'by'>,
  right: Pick<StoredChange, 'place' | 'number'>[],
): Promise<void> {
  await sql`
    insert into studio_place (version_slug, place, lang, number, by, right_number)
    select ${slug}, place, ${lang}, 0, ${by}, max(number)
    from unnest(${right.map(({ place }) => place)}::text[], ${right.map(({ number }) => number)}::int[])
      as given (place, number) group by place
    on conflict (version_slug, place, lang) do update set right_number = excluded.right_number
  `.execute(tx)
}
