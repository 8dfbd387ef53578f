import type { Locale, Workshop } from '@thrive/domain'
import {
  type DraftOption,
  isLocked,
  isSame,
  labelPlace,
  type Place,
  parseValue,
  readPlace,
  relabelled,
} from '@thrive/domain/studio'
import type { Deps, Revision } from '../../deps.ts'
import { invalid, notFound, Refusal } from '../../http/errors.ts'
import type { Database } from '../../infra/database.ts'
import { placesIn } from './draft.ts'
import {
  lockPublished,
  meaningOf,
  nextNumber,
  type PlaceRow,
  readPlaceRow,
  readPlaceRows,
  storeChange,
  storeStillRight,
} from './draft-data.ts'
import { withFiles } from './own-files.ts'

/** A place in a language, and who changes it. */
interface At {
  slug: string
  place: string
  lang: Locale
  by: string
}

type Studio = Pick<Deps, 'db' | 'library'>

/**
 * Saves what an author wrote, finished or not. `base` is the number of the value that it was written on: if somebody else
 * changed the place since, nothing is saved and the caller gets what is there now.
 */
export const saveChange = ({ db, library }: Studio, at: At, value: unknown, base: number): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const { revision, place } = await lockPlace(tx, library, at)
    const published = readPlace(revision.workshop, place, at.lang)
    const given = await withFiles(tx, place, parseValue(place, at.lang, value, published))
    if (given === undefined) throw invalid('not-a-value')
    const row = await readPlaceRow(tx, at.slug, at.place, at.lang)
    if (row && changedByOthers(row, at.by) > base) throw changedMeanwhile(row, published)
    return await storeValue(tx, at, given, revision.workshop)
  })

/** Takes a change away: what is published stands again. */
export const takeBack = ({ db, library }: Studio, at: At): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const { revision, place } = await lockPlace(tx, library, at)
    return await storeValue(tx, at, readPlace(revision.workshop, place, at.lang), revision.workshop)
  })

/** Says of translations that they fit the English of now. */
export const callStillRight = ({ db, library }: Studio, { places, slug, lang, by }: StillRight) =>
  db.transaction().execute(async (tx) => {
    const { revision } = await lockVersion(tx, library, slug)
    for (const path of places) findPlace(revision, path, lang)
    const english = new Map(
      (await readPlaceRows(tx, slug)).flatMap((row) => (row.lang === 'en' ? [[row.place, row]] : [])),
    )
    const changed = places.flatMap((place) => {
      const row = english.get(place)
      return row ? [{ place, number: meaningOf(row) }] : []
    })
    await storeStillRight(tx, { slug, lang, by }, changed)
  })

type StillRight = Omit<At, 'place'> & { places: string[] }

const changedByOthers = ({ by, number, others_number }: PlaceRow, caller: string) =>
  by === caller ? others_number : number

function changedMeanwhile({ is_drafted, draft, number, by, at }: PlaceRow, published: unknown) {
  const now = { value: is_drafted ? draft : published, number, by, at: at.toISOString() }
  return new Refusal(409, 'changed-meanwhile', { now })
}

/**
 * Stores a value, or that what is published stands again. The English labels of a list get rows of their own, too,
 * because other languages translate each of them.
 */
export async function storeValue(tx: Database, at: At, value: unknown, published: Workshop): Promise<number> {
  const place = placesIn(published).get(at.place)
  if (!place) throw notFound('no-such-place')
  const stands = readPlace(published, place, at.lang)
  const row = place.rule.kind === 'options' ? await readPlaceRow(tx, at.slug, at.place, at.lang) : undefined
  const number = await nextNumber(tx, at.slug)
  await storeChange(tx, { ...at, number, value: isSame(value, stands) ? undefined : value })
  if (place.rule.kind !== 'options') return number
  const original = stands as DraftOption[]
  const after = value as DraftOption[]
  const labelOf = (list: DraftOption[], option: string) => list.find((one) => one.value === option)?.label
  // The published label of an option that the draft had removed counts, too.
  const before = [...original, ...((row?.is_drafted ? row.draft : []) as DraftOption[])]
  for (const option of relabelled(before, after)) {
    const label = labelOf(after, option)
    const isPublished = label === labelOf(original, option)
    await storeChange(tx, {
      ...at,
      place: labelPlace(at.place, option),
      number,
      value: isPublished ? undefined : label,
    })
  }
  return number
}

async function lockVersion(tx: Database, library: Deps['library'], slug: string) {
  const published = await lockPublished(tx, slug)
  if (!published) throw notFound('no-such-version')
  return { revision: await library.revision(published.revisionId, tx) }
}

async function lockPlace(tx: Database, library: Deps['library'], { slug, place, lang }: At) {
  const { revision } = await lockVersion(tx, library, slug)
  return { revision, place: findPlace(revision, place, lang) }
}

function findPlace({ workshop }: Revision, path: string, lang: Locale): Place {
  const place = placesIn(workshop).get(path)
  if (place?.languages.includes(lang)) return place
  throw !place && isLocked(workshop, path) ? invalid('locked-place') : notFound('no-such-place')
}
