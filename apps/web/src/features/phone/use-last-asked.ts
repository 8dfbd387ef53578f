import type { SeatState } from '@thrive/domain'
import { useRef } from 'react'
import type { Asked } from './asked.ts'

/** What is asked now or, once it is revealed, was asked: a tally does not say it again. */
export function useLastAsked(state: SeatState | null): Asked | null {
  const last = useRef<Asked | null>(null)
  if (state?.asked) last.current = state.asked
  const key = state?.asked?.key ?? state?.tally?.key
  return last.current?.key === key ? last.current : null
}
