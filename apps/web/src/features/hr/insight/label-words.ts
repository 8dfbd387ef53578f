import { type GivenScores, INDICATOR_NAMES, INDICATORS, type Indicator } from '@thrive/domain'
import { m } from '@thrive/words'
import { inPercent, listed } from '@thrive/words/intl'
import type { LabelFigure } from './api.ts'

export function labelAverages(scores: Record<Indicator, LabelFigure>): GivenScores {
  const average = (figure: LabelFigure) => (figure.hidden === false ? figure.average : null)
  return { connect: average(scores.connect), trust: average(scores.trust), inspire: average(scores.inspire) }
}

/** Every figure that a drawing of three tubes shows, in words. */
export const tubesWords = (name: string, scores: GivenScores): string =>
  `${name}: ${listed(
    INDICATORS.map((each) => {
      const score = scores[each]
      return `${INDICATOR_NAMES[each]} ${score === null ? m.insight_too_few_cell() : inPercent(Math.round(score))}`
    }),
  )}`
