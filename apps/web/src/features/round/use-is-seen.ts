import { useEffect, useState } from 'react'

/** Becomes true once the page is visible: browsers also load pages that nobody looks at. */
export function useIsSeen(): boolean {
  const [isSeen, setIsSeen] = useState(document.visibilityState === 'visible')
  useEffect(() => {
    if (isSeen) return
    const look = () => setIsSeen(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isSeen])
  return isSeen
}
