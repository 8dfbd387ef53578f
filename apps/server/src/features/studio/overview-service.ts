import type { Response } from '@thrive/contract'
import { LOCALES, type Locale } from '@thrive/domain'
import type { Deps } from '../../deps.ts'
import { presentEdition } from './change-service.ts'
import { type Draft, openDraft } from './draft.ts'
import { readLately } from './draft-data.ts'
import { type Edition, readEditions } from './edition-data.ts'
import { readOffer } from './offer-service.ts'
import { titleOf } from './page-service.ts'
import { countFilms, problemsIn } from './problems.ts'
import { countTexts } from './texts.ts'

type Overview = Response<'GET /api/admin/studio'>
type Parts = Pick<Deps, 'db' | 'library'>

const LATELY = 8

export async function readOverview(deps: Parts): Promise<Overview> {
  const published = await deps.library.published()
  const drafts = await Promise.all(published.map(({ workshop }) => openDraft(deps, workshop.slug)))
  const workshops = await Promise.all(
    drafts.map(async (draft) => {
      const [edition] = await readEditions(deps.db, draft.slug, null, 1)
      const { changes: offered } = await readOffer(deps, draft)
      return presentWorkshop(draft, edition as Edition, offered.length)
    }),
  )
  return { workshops, lately: await readLatest(deps, drafts) }
}

function presentWorkshop(draft: Draft, edition: Edition, offered: number): Overview['workshops'][number] {
  const { survey, results, name } = draft.workshop
  const { films, own } = countFilms(draft.workshop)
  return {
    version_slug: draft.slug,
    name,
    pages: survey.length + results.length,
    films,
    own_films: own,
    edition: presentEdition(edition),
    changes: draft.changes.length,
    problems: problemsIn(draft).filter(({ stops }) => stops).length,
    offered,
    languages: Object.fromEntries(LOCALES.map((lang) => [lang, countTexts(draft, lang)])) as Record<
      Locale,
      ReturnType<typeof countTexts>
    >,
  }
}

/** Leaves out places that the published editions no longer have. */
async function readLatest({ db }: Parts, drafts: Draft[]): Promise<Overview['lately']> {
  const rows = await readLately(db, 3 * LATELY)
  const latest = rows.flatMap(({ slug, place: path, lang, by, at }) => {
    const draft = drafts.find((one) => one.slug === slug)
    const place = draft?.places.get(path)
    if (!draft || !place?.languages.includes(lang as Locale)) return []
    const title = titleOf(draft.published.workshop, place)
    return [{ at: at.toISOString(), by, version_slug: slug, page: place.key, title, place: path }]
  })
  return latest.slice(0, LATELY)
}
