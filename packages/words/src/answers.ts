import { type Locale, OPINION_SCORES, type ReadingWords } from '@thrive/domain'
import { m } from '@thrive/words'

/** Texts in answers that are not the team's own. */
export const readingWords = (locale?: Locale): ReadingWords => ({
  none: m.answer_none({}, { locale }),
  others: (typed) => (typed === '' ? m.choices_others({}, { locale }) : m.answer_others({ words: typed }, { locale })),
})

const OPINIONS = [m.opinion_0, m.opinion_1, m.opinion_2, m.opinion_3, m.opinion_4]

export const opinionLabel = (score: number, locale?: Locale): string =>
  (OPINIONS[score] ?? m.opinion_unknown)({}, { locale })

/** Ordered by score, from 0. */
export const opinionLabels = (locale?: Locale): string[] => OPINION_SCORES.map((score) => opinionLabel(score, locale))
