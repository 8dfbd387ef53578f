import { useEffect, useEffectEvent, useState } from 'react'

/** Counts seconds down and reports their end. While it is stopped, no second passes. */
export function useFuse(seconds: number, isStopped: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (isStopped) return
    const second = setInterval(() => setLeft((before) => before - 1), 1_000)
    return () => clearInterval(second)
  }, [isStopped])
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (left <= 0) end()
  }, [left])
  return Math.max(0, left)
}
