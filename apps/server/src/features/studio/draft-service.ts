import type { Locale } from '@thrive/domain'
import { isLocked, isSame, type Place, parseValue, readPlace } from '@thrive/domain/studio'
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
    return await store(tx, at, isSame(given, published) ? undefined : given)
  })

/** Takes a change away: what is published stands again. */
export const takeBack = ({ db, library }: Studio, at: At): Promise<number> =>
  db.transaction().execute(async (tx) => {
    await lockPlace(tx, library, at)
    return await store(tx, at, undefined)
  })

/** Says of translations that they fit the English of now. */
export const callStillRight = ({ db, library }: Studio, { places, ...at }: Omit<At, 'place'> & { places: string[] }) =>
  db.transaction().execute(async (tx) => {
    for (const place of places) {
      await lockPlace(tx, library, { ...at, place })
      const english = await readPlaceRow(tx, at.slug, place, 'en')
      if (english) await storeStillRight(tx, { ...at, place, number: meaningOf(english) })
    }
  })

const changedByOthers = ({ by, number, others_number }: PlaceRow, caller: string) =>
  by === caller ? others_number : number

function changedMeanwhile({ is_drafted, draft, number, by, at }: PlaceRow, published: unknown) {
  const now = { value: is_drafted ? draft : published, number, by, at: at.toISOString() }
  return new Refusal(409, 'changed-meanwhile', { now })
}

async function store(tx: Database, at: At, value: unknown): Promise<number> {
  const number = await nextNumber(tx, at.slug)
  await storeChange(tx, { ...at, number, value })
  return number
}

async function lockPlace(tx: Database, library: Deps['library'], { slug, place: path, lang }: At) {
  const published = await lockPublished(tx, slug)
  if (!published) throw notFound('no-such-version')
  const revision = await library.revision(published.revisionId, tx)
  return { revision, place: findPlace(revision, path, lang) }
}

function findPlace({ workshop }: Revision, path: string, lang: Locale): Place {
  const place = placesIn(workshop).get(path)
  if (place?.languages.includes(lang)) return place
  throw !place && isLocked(workshop, path) ? invalid('locked-place') : notFound('no-such-place')
}
