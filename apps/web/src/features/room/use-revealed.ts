import { useEffect, useEffectEvent, useRef } from 'react'
import type { Round } from './use-round.ts'

/** Once when what was asked here is revealed; not for what was revealed before this screen was looking. */
export function useRevealed({ now, tally }: Round, onRevealed: () => void) {
  const isRevealed = tally !== null
  const before = useRef({ key: now?.key, isRevealed })
  const check = useEffectEvent(() => {
    const { key, isRevealed: was } = before.current
    before.current = { key: now?.key, isRevealed }
    if (isRevealed && !was && key === now?.key) onRevealed()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked and whether it is revealed is what changed
  useEffect(() => check(), [now?.key, isRevealed])
}
