import type { Locale } from '@thrive/domain'
import { type Draft, stateIn, valueIn } from './draft.ts'

/** The places whose English has words, which other languages translate. */
export const textsIn = (draft: Draft) =>
  [...draft.places.values()].filter((place) => {
    const english = place.rule.isWords ? valueIn(draft, place, 'en') : null
    return english !== null && (english as string | string[]).length > 0
  })

/** Words of the draft count as done. */
export function countTexts(draft: Draft, lang: Locale) {
  const states = textsIn(draft).map((place) => stateIn(draft, place, lang))
  const count = (...of: string[]) => states.filter((state) => of.includes(state)).length
  return { texts: states.length, done: count('done', 'draft'), outdated: count('outdated') }
}
