import {
  type Agreement,
  agreementOf,
  INDICATOR_NAMES,
  INDICATORS,
  mostVotes,
  proposalOf,
  type Tally,
} from '@thrive/domain'
import { m } from '@thrive/words'
import { listed } from '@thrive/words/intl'

const SPREAD: Record<Agreement, () => string> = {
  near: m.verdict_near,
  differing: m.verdict_differing,
  'two-groups': m.verdict_two_groups,
  'far-apart': m.verdict_far_apart,
}

/** Describes the spread of the scores in one sentence: the heading after the reveal. */
export const spreadVerdict = ({ values = [] }: Tally): string => SPREAD[agreementOf(values) ?? 'near']()

/** The score that a reveal proposes, as the sign on the line says it. */
export const proposalSign = (tally: Tally) => {
  const score = proposalOf(tally)
  return { score, words: tally.middle === undefined ? m.floor_average({ score }) : m.floor_middle({ score }) }
}

/** Names the indicator with most votes, or those that are tied. */
export function voteVerdict({ counts = {} }: Tally): string {
  const most = mostVotes(counts)
  const top = INDICATORS.filter((indicator) => most.includes(indicator)).map((indicator) => INDICATOR_NAMES[indicator])
  const [only] = top
  if (top.length === 1 && only) return m.verdict_most({ name: only })
  return top.length === Object.keys(counts).length ? m.verdict_all_tied() : m.verdict_tied({ names: listed(top) })
}
