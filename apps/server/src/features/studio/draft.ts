import type { Locale, Workshop } from '@thrive/domain'
import {
  applyChanges,
  englishState,
  type Place,
  placesOf,
  readPlace,
  SETTINGS,
  translationState,
} from '@thrive/domain/studio'
import type { Deps, Revision } from '../../deps.ts'
import { notFound } from '../../http/errors.ts'
import { meaningOf, type PlaceRow, readPlaceRows, readPublished } from './draft-data.ts'

/** The draft of a version: what is published, and what is known of every place that was ever changed. */
export interface Draft {
  slug: string
  /** Of the latest change. */
  number: number
  published: Revision
  places: ReadonlyMap<string, Place>
  /** What differs from the published edition, oldest first. */
  changes: readonly PlaceRow[]
  /** The published workshop with these changes. */
  workshop: Workshop
  row(place: string, lang: Locale): PlaceRow | undefined
}

/** The number is read first: a change that comes in between is then new to whoever publishes this draft. */
export async function openDraft(
  { db, library }: Pick<Deps, 'db' | 'library'>,
  slug: string,
  /** Section and key of a page, if only its changes matter. */
  page?: string,
): Promise<Draft> {
  const found = await readPublished(db, slug)
  if (!found) throw notFound('no-such-version')
  const beginning = page === SETTINGS_PAGE ? `${SETTINGS}/` : page && `${page}/`
  const [published, rows] = await Promise.all([library.revision(found.revisionId), readPlaceRows(db, slug, beginning)])
  return draftOn(published, { slug, number: found.draftNumber, rows })
}

export function draftOn(
  published: Revision,
  { slug, number, rows }: { slug: string; number: number; rows: PlaceRow[] },
) {
  const places = placesIn(published.workshop)
  const known = new Map(rows.map((row) => [keyOf(row.place, row.lang), row]))
  const changes = changesIn(published.workshop, rows)
  let workshop: Workshop | undefined
  return {
    slug,
    number,
    published,
    places,
    changes,
    get workshop() {
      workshop ??= applyChanges(published.workshop, changes.map(changeOf))
      return workshop
    },
    row: (place: string, lang: Locale) => known.get(keyOf(place, lang)),
  }
}

/** The page of what is of no page. */
export const SETTINGS_PAGE = `${SETTINGS}/${SETTINGS}`

const keyOf = (place: string, lang: Locale) => `${lang} ${place}`

const known = new WeakMap<Workshop, ReadonlyMap<string, Place>>()

/** The places of a published workshop, which never changes. */
export function placesIn(workshop: Workshop): ReadonlyMap<string, Place> {
  const places = known.get(workshop) ?? new Map(placesOf(workshop).map((place) => [place.path, place]))
  known.set(workshop, places)
  return places
}

/** Leaves out changes of places that the published edition does not have. */
const changesIn = (workshop: Workshop, rows: readonly PlaceRow[]): PlaceRow[] =>
  rows.filter(({ place, lang, is_drafted }) => is_drafted && placesIn(workshop).get(place)?.languages.includes(lang))

const changeOf = ({ place, lang, draft }: PlaceRow) => ({ place, lang, value: draft })

/** What stands at a place in the draft. */
export function valueIn({ published, row }: Draft, place: Place, lang: Locale): unknown {
  const found = row(place.path, lang)
  return found?.is_drafted ? found.draft : publishedAt(published.workshop, place, lang)
}

const values = new WeakMap<Place, Partial<Record<Locale, unknown>>>()

/** What is published at one of the places of `placesIn`. Finding a thousand of them anew would take long. */
export function publishedAt(workshop: Workshop, place: Place, lang: Locale): unknown {
  const found = values.get(place) ?? {}
  if (!(lang in found)) found[lang] = readPlace(workshop, place, lang)
  values.set(place, found)
  return found[lang]
}

/** Compares words with the English ones that they translate. */
export function stateIn(draft: Draft, place: Place, lang: Locale) {
  const facts = (locale: Locale) => {
    const row = draft.row(place.path, locale)
    const value = valueIn(draft, place, locale)
    return {
      isThere: value !== null && value !== '',
      isDrafted: row?.is_drafted ?? false,
      number: row ? meaningOf(row) : 0,
      rightFor: row?.right_number ?? 0,
    }
  }
  return lang === 'en' ? englishState(facts('en')) : translationState(facts(lang), facts('en'))
}
