import type { SeatState } from '@thrive/domain'
import { useRef } from 'react'
import type { Asked } from './asked.ts'
import type { KeptBallot } from './kept-ballot.ts'

/** Returns what this seat answered on the last page: the questions, not the answers. A reload forgets it. */
export function useGiven(state: SeatState | null, kept: KeptBallot | null): Asked[] {
  const last = useRef({ page: 0, gave: new Map<string, Asked>() })
  if (state?.asked && state.page) {
    const { asked, page } = state
    if (page.number !== last.current.page) last.current = { page: page.number, gave: new Map() }
    const isIn = asked.mine !== null || (kept?.key === asked.key && kept.at === 'sent')
    if (isIn) last.current.gave.set(asked.key, asked)
    else last.current.gave.delete(asked.key)
  }
  return [...last.current.gave.values()]
}
