import { useEffect, useState } from 'react'

/** Redraws after this many milliseconds; never if null. */
export function useTick(wait: number | null) {
  const [count, tick] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render waits for the next
  useEffect(() => {
    if (wait === null) return
    const timer = setTimeout(() => tick((before) => before + 1), wait)
    return () => clearTimeout(timer)
  }, [wait, count])
}
