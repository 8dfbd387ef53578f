import type { Response } from '@thrive/contract'
import { inLocale, type Locale, type OwnFilm, type Workshop } from '@thrive/domain'
import { type Place, type Problem, SETTINGS } from '@thrive/domain/studio'
import { notFound } from '../../http/errors.ts'
import { type Draft, publishedAt, SETTINGS_PAGE, stateIn } from './draft.ts'
import { filmOf, problemsIn } from './problems.ts'

type Page = Response<'GET /api/admin/studio/pages/:slug'>['pages'][number]
type Field = Response<'GET /api/admin/studio/page/:slug/:section/:key'>['fields'][number]

/** All pages of the draft in their order, then what is of no page. */
export function presentPages(draft: Draft, lang: Locale): Page[] {
  const workshop = inLocale(draft.workshop, lang)
  const changed = new Set(draft.changes.map(({ place }) => pageOf(place)))
  const stopping = problemsIn(draft).filter(({ stops }) => stops)
  const facts = (page: string) => ({
    changed: changed.has(page),
    problems: stopping.filter(({ place }) => pageOf(place) === page).length,
  })
  const survey = workshop.survey.map((page) => ({
    ...presentPage(page),
    section: 'survey' as const,
    chapter: chapterOf(workshop, page.page),
    seconds: page.timer?.seconds ?? null,
    ...facts(`survey/${page.key}`),
  }))
  const results = workshop.results.map((page) => ({
    ...presentPage(page),
    section: 'results' as const,
    chapter: null,
    seconds: null,
    ...facts(`results/${page.key}`),
  }))
  const settings: Page = {
    section: SETTINGS,
    key: SETTINGS,
    number: null,
    title: workshop.name,
    kind: SETTINGS,
    chapter: null,
    minutes: null,
    seconds: null,
    film: null,
    ...facts(SETTINGS_PAGE),
  }
  return [...survey, ...results, settings]
}

const presentPage = (page: Workshop['survey'][number] | Workshop['results'][number]) => ({
  key: page.key,
  number: page.page,
  title: page.title,
  kind: page.kind,
  minutes: page.minutes,
  film: filmOf(page),
})

const chapterOf = ({ journey }: Workshop, page: number) =>
  journey.parts.findLast(({ fromPage }) => fromPage <= page)?.title ?? null

/** Section and key of the page that a place is on. */
export function pageOf(place: string): string {
  const [section = '', key = ''] = place.split('/')
  return section === SETTINGS ? SETTINGS_PAGE : `${section}/${key}`
}

/** The English title of a place's page; what is of no page bears the workshop's name. */
export function titleOf(workshop: Workshop, { section, key }: Pick<Place, 'section' | 'key'>): string {
  if (section === SETTINGS) return workshop.name
  return workshop[section].find((page) => page.key === key)?.title ?? ''
}

export function presentFields(draft: Draft, section: string, key: string): Field[] {
  const places = [...draft.places.values()].filter((place) => place.section === section && place.key === key)
  if (places.length === 0) throw notFound('no-such-page')
  return places.map((place) => ({
    place: place.path,
    kind: place.rule.kind,
    most: place.rule.most,
    optional: place.rule.isOptional,
    agreed: place.rule.isAgreed,
    languages: Object.fromEntries(place.languages.map((lang) => [lang, presentWords(draft, place, lang)])),
  }))
}

/** The organisation's own films that these fields name, published or in the draft. */
export const filmsIn = (fields: Field[]): string[] =>
  fields
    .filter(({ kind }) => kind === 'film')
    .flatMap(({ languages }) => [languages.en?.published, languages.en?.draft])
    .flatMap((film) => (film as OwnFilm | null)?.file ?? [])

function presentWords(draft: Draft, place: Place, lang: Locale) {
  const row = draft.row(place.path, lang)
  const isChanged = row !== undefined && row.number > 0
  return {
    published: publishedAt(draft.published.workshop, place, lang) as Field['languages']['en'],
    draft: (row?.is_drafted ? row.draft : null) as Field['languages']['en'],
    number: row?.number ?? 0,
    by: isChanged ? row.by : null,
    at: isChanged ? row.at.toISOString() : null,
    state: stateIn(draft, place, lang),
  }
}

export const problemsOfPage = (draft: Draft, page: string): Problem[] =>
  problemsIn(draft).filter(({ place }) => pageOf(place) === page)
