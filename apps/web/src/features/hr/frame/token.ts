import { sentenceOf } from '@thrive/words/refusals'
import { useSyncExternalStore } from 'react'
import { savedLoginEnd, savedToken, saveLoginEnd, saveToken } from '../../../lib/local-storage.ts'
import { queryClient } from '../../../lib/query.tsx'

const listeners = new Set<() => void>()
/** If the browser refuses storage, the login lasts as long as the page. */
let unsaved: string | null = null
let unsavedEnd: string | null = null

export const heldToken = (): string | null => savedToken() ?? unsaved

const loginEnd = (): string | null => savedLoginEnd() ?? unsavedEnd

export function holdToken(token: string | null, why: string | null = null) {
  saveLoginEnd(why)
  unsavedEnd = why
  saveToken(token)
  unsaved = savedToken() === token ? null : token
  announce()
}

let isLoggedIn = heldToken() !== null

function announce() {
  const wasLoggedIn = isLoggedIn
  isLoggedIn = heldToken() !== null
  // Drop what HR has read when the login ends. What the login screen fetches afterwards stays.
  if (wasLoggedIn && !isLoggedIn) queryClient.clear()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  // Another tab of this browser may log in or out.
  if (listeners.size === 0) addEventListener('storage', announce)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', announce)
  }
}

/** Null once the login has ended: here, in another tab, or on the server. */
export const useToken = () => useSyncExternalStore(subscribe, heldToken)

/** Why the last login ended, in words; null after a logout. */
export function useLoginEnd(): string | null {
  const why = useSyncExternalStore(subscribe, loginEnd)
  if (why === null) return null
  const [code = '', minutes] = why.split(' ')
  return sentenceOf(code, { minutes: Number(minutes ?? 0) })
}
