import type { Response } from '@thrive/contract'
import type { Locale } from '@thrive/domain'
import type { Place } from '@thrive/domain/studio'
import { type Draft, publishedAt, stateIn, valueIn } from './draft.ts'
import { meaningOf } from './draft-data.ts'
import { titleOf } from './page-service.ts'
import { textsIn } from './texts.ts'

type Text = Response<'GET /api/admin/studio/texts/:slug'>['texts'][number]
type Value = Text['english']

/** Every text of the draft beside the English. */
export const presentTexts = (draft: Draft, lang: Locale): Text[] =>
  textsIn(draft).map((place) => ({
    place: place.path,
    section: place.section,
    key: place.key,
    title: titleOf(draft.workshop, place),
    kind: place.rule.kind,
    most: place.rule.most,
    english: valueIn(draft, place, 'en') as Value,
    english_before: englishBefore(draft, place, lang),
    words: valueIn(draft, place, lang) as Value,
    number: draft.row(place.path, lang)?.number ?? 0,
    state: stateIn(draft, place, lang),
  }))

/** The published English, if the words were right for it. */
function englishBefore(draft: Draft, place: Place, lang: Locale): Value {
  const [english, words] = [draft.row(place.path, 'en'), draft.row(place.path, lang)]
  const rightFor = words ? Math.max(meaningOf(words), words.right_number) : 0
  const isKnown =
    english?.is_drafted && english.published_number <= rightFor && stateIn(draft, place, lang) === 'outdated'
  return isKnown ? (publishedAt(draft.published.workshop, place, 'en') as Value) : null
}
