import { useEffect, useState } from 'react'
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
      setCode((before) => before ?? newCode())
      setPhones((before) => (before === 'reached' ? before : 'waiting'))
      setShown(true)
    },
    hide: () => {
      setPhones((before) => (before === 'waiting' ? 'not-yet' : before))
      setShown(false)
    },
  }
}

/** Without TLS browsers have no `randomUUID`, and phones may fail to reach exactly such an address. */
function newCode(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
