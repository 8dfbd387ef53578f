import type { Response } from '@thrive/contract'
import type { Locale } from '@thrive/domain'
import { isSame, type Place } from '@thrive/domain/studio'
import type { Deps } from '../../deps.ts'
import { type Draft, placesIn, publishedAt, stateIn, valueIn } from './draft.ts'
import { meaningOf } from './draft-data.ts'
import { readHistory } from './edition-data.ts'
import { titleOf } from './page-service.ts'
import { textsIn } from './texts.ts'

type Text = Response<'GET /api/admin/studio/texts/:slug'>['texts'][number]
type Value = Text['english']

type Studio = Pick<Deps, 'db' | 'library'>

/** Every text of the draft beside the English. */
export async function presentTexts(deps: Studio, draft: Draft, lang: Locale): Promise<Text[]> {
  const states = new Map(textsIn(draft).map((place) => [place, stateIn(draft, place, lang)]))
  const outdated = [...states].flatMap(([place, state]) => (state === 'outdated' ? [place] : []))
  const before = await readEnglishBefore(deps, draft, outdated, lang)
  return [...states].map(([place, state]) => ({
    place: place.path,
    section: place.section,
    key: place.key,
    title: titleOf(draft.workshop, place),
    kind: place.rule.kind,
    most: place.rule.most,
    english: valueIn(draft, place, 'en') as Value,
    english_before: before.get(place.path) ?? null,
    words: valueIn(draft, place, lang) as Value,
    number: draft.row(place.path, lang)?.number ?? 0,
    state,
  }))
}

/** Each takes megabytes: texts that were right for still older ones show no difference. */
const MOST_EDITIONS = 6

/** The English of the edition for which outdated words were right: the first one with them, or the last one before. */
async function readEnglishBefore({ db, library }: Studio, draft: Draft, outdated: Place[], lang: Locale) {
  const found = new Map<string, Value>()
  if (outdated.length === 0) return found
  const history = await readHistory(db, draft.slug)
  const read = new Set<number>()
  for (const place of outdated) {
    const row = draft.row(place.path, lang)
    const right = row ? Math.max(meaningOf(row), row.right_number) : 0
    const editions = [
      history.find((one) => one.draftNumber >= right),
      history.findLast((one) => one.draftNumber < right),
    ]
    for (const edition of editions) {
      if (!edition || found.has(place.path) || (read.size === MOST_EDITIONS && !read.has(edition.revisionId))) continue
      read.add(edition.revisionId)
      const { workshop } = await library.revision(edition.revisionId)
      const then = placesIn(workshop).get(place.path)
      const english = then ? publishedAt(workshop, then, 'en') : null
      if (english !== null && !isSame(english, valueIn(draft, place, 'en'))) found.set(place.path, english as Value)
    }
  }
  return found
}
