import { useEffect, useEffectEvent, useState } from 'react'

/** Counts from `from` to one, one number per second, then calls back. */
export function useCountdown(from: number, onZero: () => void) {
  const [count, setCount] = useState<number | null>(null)
  const zero = useEffectEvent(onZero)
  useEffect(() => {
    if (count === null) return
    const second = setTimeout(() => {
      setCount(count > 1 ? count - 1 : null)
      if (count === 1) zero()
    }, 1_000)
    return () => clearTimeout(second)
  }, [count])
  return { count, start: () => setCount(from), stop: () => setCount(null) }
}
