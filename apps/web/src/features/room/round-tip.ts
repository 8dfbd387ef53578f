import { agreementOf, FEWEST_BALLOTS, mostVotes } from '@thrive/domain'
import { m } from '@thrive/words'
import type { Round } from './use-round.ts'

/** Returns the professor's tip for a round, instead of the page's own; null if the page's own fits. */
export function roundTip({ now, tally, given, phones }: Round): string | null {
  if (!now) return null
  if (!tally) {
    if (given < FEWEST_BALLOTS && phones < FEWEST_BALLOTS) return m.round_tip_few()
    return given === phones - 1 && given >= FEWEST_BALLOTS ? m.round_tip_one() : null
  }
  if (tally.values) return agreementOf(tally.values) === 'near' ? m.round_tip_near() : m.round_tip_apart()
  if (tally.kind !== 'vote') return null
  return mostVotes(tally.counts ?? {}).length > 1 ? m.round_tip_tie() : m.round_tip_votes()
}
