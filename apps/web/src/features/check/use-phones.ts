import { useEffect, useState } from 'react'
import { randomId } from '../../lib/random-id.ts'
import { askReached } from './api.ts'
import type { Phones } from './judge.ts'

const ASK_MS = 2_000
const LATE_MS = 60_000

/** While the code is shown, polls whether a phone that scanned it has reached the server. */
export function usePhones() {
  const [code, setCode] = useState<string | null>(null)
  const [shown, setShown] = useState(false)
  const [phones, setPhones] = useState<Phones>('not-yet')
  const asking = shown && phones !== 'reached'

  useEffect(() => {
    if (!asking || !code) return
    const from = Date.now()
    const ask = async () => {
      const reached = await askReached(code).catch(() => null)
      setPhones(reached ? 'reached' : reached === null ? 'offline' : Date.now() - from > LATE_MS ? 'late' : 'waiting')
    }
    const interval = setInterval(() => void ask(), ASK_MS)
    return () => clearInterval(interval)
  }, [asking, code])

  return {
    phones,
    code,
    shown,
    show: () => {
      setCode((before) => before ?? randomId())
      setPhones((before) => (before === 'reached' ? before : 'waiting'))
      setShown(true)
    },
    hide: () => {
      setPhones((before) => (before === 'waiting' ? 'not-yet' : before))
      setShown(false)
    },
  }
}
