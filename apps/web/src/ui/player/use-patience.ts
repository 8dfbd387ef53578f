import { useEffect, useEffectEvent, useState } from 'react'

const PATIENCE_MS = 20_000

/** Gives up after waiting for a while: a network that neither delivers nor fails must not keep a room waiting. */
export function usePatience(onGiveUp: () => void) {
  const [waiting, setWaiting] = useState(true)
  const giveUp = useEffectEvent(onGiveUp)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(giveUp, PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [waiting])
  return setWaiting
}
