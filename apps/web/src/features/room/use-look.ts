import { useState } from 'react'
import type { Round } from './use-round.ts'

/** Whether the round has the stage or, if somebody wants to read it, the page; what is asked or revealed next is shown. */
export function useLook(round: Round | null) {
  const shown = round?.now ? `${round.now.key} ${round.tally ? 'revealed' : 'asked'}` : ''
  const [page, setPage] = useState<string | null>(null)
  return { isPage: page === shown, toPage: () => setPage(shown), toRound: () => setPage(null) }
}
