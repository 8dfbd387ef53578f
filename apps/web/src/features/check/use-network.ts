import { useCallback, useEffect, useRef, useState } from 'react'
import type { Network } from './judge.ts'
import { measureSpeed } from './speed.ts'

export function useNetwork(film: string) {
  const [network, setNetwork] = useState<Network>('not-yet')
  const newest = useRef(0)
  const measure = useCallback(async () => {
    newest.current += 1
    const own = newest.current
    if (!navigator.onLine) return setNetwork('offline')
    setNetwork('measuring')
    const speed = await measureSpeed(film)
    // A slow measurement may end after one that was begun later.
    if (own === newest.current) setNetwork(speed ?? (navigator.onLine ? 'no-film' : 'offline'))
  }, [film])
  useEffect(() => {
    const changed = () => void measure()
    changed()
    addEventListener('online', changed)
    addEventListener('offline', changed)
    return () => {
      removeEventListener('online', changed)
      removeEventListener('offline', changed)
    }
  }, [measure])
  return { network, measure: () => void measure() }
}
