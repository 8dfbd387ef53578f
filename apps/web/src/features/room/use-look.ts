import { useState } from 'react'
import type { Round } from './use-round.ts'

/**
 * Decides between the round and the page, if somebody wants to read it; the next question or reveal shows the round.
 */
export function useLook(round: Round | null) {
  const shown = round?.now ? `${round.now.key} ${round.tally ? 'revealed' : 'asked'}` : ''
  const [page, setPage] = useState<string | null>(null)
  return { isPage: page === shown, toPage: () => setPage(shown), toRound: () => setPage(null) }
}
