import { type Ask, proposalOf } from '@thrive/domain'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Round } from './use-round.ts'

/**
 * Takes over what a reveal proposes, once: not if somebody set the score by hand during the round, and not for a tally
 * that was revealed before or that an undo restored. Returns the function to call when a hand sets it.
 */
export function useProposal(round: Round | null, take: (ask: Ask, score: number) => void): (key: string) => void {
  const { now = null, tally = null, isUndone = false } = round ?? {}
  const isRevealed = tally !== null
  const setByHand = useRef(new Set<string>())
  const before = useRef({ key: now?.key, isRevealed })
  const check = useEffectEvent(() => {
    const { key, isRevealed: was } = before.current
    before.current = { key: now?.key, isRevealed }
    if (!now) return
    if (!tally) setByHand.current.delete(now.key)
    else if (!was && key === now.key && !isUndone && !setByHand.current.has(now.key)) take(now, proposalOf(tally))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the question and its reveal matter
  useEffect(() => check(), [now?.key, isRevealed])
  return (key) => setByHand.current.add(key)
}
