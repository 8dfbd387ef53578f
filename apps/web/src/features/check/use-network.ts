import { useCallback, useEffect, useState } from 'react'
import type { Network } from './judge.ts'
import { measureSpeed } from './speed.ts'

export function useNetwork(film: string) {
  const [network, setNetwork] = useState<Network>('not-yet')
  const measure = useCallback(async () => {
    if (!navigator.onLine) return setNetwork('offline')
    setNetwork('measuring')
    const speed = await measureSpeed(film)
    setNetwork(speed ?? (navigator.onLine ? 'no-film' : 'offline'))
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
