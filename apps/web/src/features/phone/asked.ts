import { INDICATOR_NAMES, INDICATORS, type Indicator, type SeatState } from '@thrive/domain'
import { m } from '@thrive/words'
import type { Given } from './kept-ballot.ts'

export type Asked = NonNullable<SeatState['asked']>
export type AskKind = Asked['kind']

export interface AskProps {
  asked: Asked
  /** The previous answer, if it is being changed. */
  first: Given | null
  onGive: (value: Given) => void
}

/** Removes the indicator's name, which the tag already shows. French has a space before the colon. */
export function withoutName(title: string, indicator: Indicator | null | undefined): string {
  const colon = title.indexOf(':')
  const isNamed = indicator && title.slice(0, colon).trimEnd() === INDICATOR_NAMES[indicator]
  const rest = isNamed ? title.slice(colon + 1).trimStart() : title
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** An option that is an indicator is drawn in its colour and shape. */
export const indicatorOf = (value: string): Indicator | undefined =>
  INDICATORS.find((indicator) => indicator === value.toLowerCase())

export const labelOf = ({ options = [], labels = [] }: Asked, value: string): string =>
  labels[options.indexOf(value)] ?? value

export const WORDS: Record<AskKind, { isIn: () => string; mine: () => string; change: () => string }> = {
  score: { isIn: m.phone_score_in, mine: m.phone_score_mine, change: m.phone_score_change },
  vote: { isIn: m.phone_vote_in, mine: m.phone_vote_mine, change: m.phone_vote_change },
  choose: { isIn: m.phone_choices_in, mine: m.phone_choices_mine, change: m.phone_choices_change },
  rank: { isIn: m.phone_order_in, mine: m.phone_order_mine, change: m.phone_order_change },
  opinion: { isIn: m.phone_answer_in, mine: m.phone_answer_mine, change: m.phone_answer_change },
}
