import { useState } from 'react'
import type { Round } from './use-round.ts'

export interface Look {
  /** True if the reveal takes the whole stage, and the page with its timer cannot be seen. */
  isRound: boolean
  toPage: () => void
  toRound: () => void
}

/**
 * Decides between the round and the page, if somebody wants to read it; the next question or reveal shows the round.
 */
export function useLook(round: Round | null): Look {
  const shown = round?.now ? `${round.now.key} ${round.tally ? 'revealed' : 'asked'}` : ''
  const [page, setPage] = useState<string | null>(null)
  const isLarge = round?.now?.kind === 'score' || round?.now?.kind === 'vote'
  const isRound = isLarge && round?.tally != null && page !== shown
  return { isRound, toPage: () => setPage(shown), toRound: () => setPage(null) }
}
