import { useEffect, useState } from 'react'

/** Draws anew four times a second while something runs. */
export function useTick(isRunning: boolean) {
  const [, tick] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => tick((count) => count + 1), 250)
    return () => clearInterval(timer)
  }, [isRunning])
}
