import { LOCALES, type Workshop } from '@thrive/domain'
import {
  missingFilms,
  type Problem,
  phoneProblems,
  problemsAt,
  rewordedAt,
  timerProblems,
  toldAt,
} from '@thrive/domain/studio'
import { type Draft, placesIn, publishedAt } from './draft.ts'
import { countTexts } from './texts.ts'

type Changed = Pick<Draft, 'published' | 'changes' | 'workshop'>

/** The problems of changed places, and what keeps a draft from being published. */
export const stoppingIn = ({ published, changes, workshop }: Changed): Problem[] => [
  ...missingFilms(workshop),
  ...changes.flatMap(({ place: path, lang, draft }) => {
    const place = placesIn(published.workshop).get(path)
    return place ? problemsAt(place, lang, draft) : []
  }),
  ...phoneProblems(workshop),
  ...timerProblems(workshop),
]

/** The problems of single places. */
export const problemsIn = (draft: Draft): Problem[] => [
  ...stoppingIn(draft),
  ...draft.changes.flatMap(({ place: path, lang, draft: value }) => {
    const place = draft.places.get(path)
    return place ? rewordedAt(place, lang, value, publishedAt(draft.published.workshop, place, lang)) : []
  }),
]

/** What the author should know of the workshop as a whole, as counts. */
export function tellingIn(draft: Draft): Problem[] {
  const ofLanguages = LOCALES.flatMap((lang) => {
    const { texts, done, outdated } = countTexts(draft, lang)
    const missing = texts - done - outdated
    return [
      ...(missing > 0 ? [toldAt('', lang, 'not-translated', String(missing))] : []),
      ...(outdated > 0 ? [toldAt('', lang, 'outdated-translations', String(outdated))] : []),
    ]
  })
  const { films, own } = countFilms(draft.workshop)
  return [...ofLanguages, ...(films > own ? [toldAt('', 'en', 'stand-in-films', String(films - own))] : [])]
}

/** Counts pages with a film, and those with one of the organisation's own. */
export function countFilms({ survey, results }: Workshop) {
  const films = [...survey, ...results].map(filmOf)
  return { films: films.filter((film) => film !== null).length, own: films.filter((film) => film === 'own').length }
}

/** Whose film a page has. */
export function filmOf({ films }: Pick<Workshop['survey'][number], 'films'>): 'stand-in' | 'own' | null {
  if (!films) return null
  return Object.values(films).some((film) => film?.own) ? 'own' : 'stand-in'
}
