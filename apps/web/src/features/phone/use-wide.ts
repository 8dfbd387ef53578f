import { useSyncExternalStore } from 'react'

/** A laptop follows the whole room; a phone, also held sideways, has its own part of it. */
const wide = matchMedia('(min-width: 960px) and (min-height: 560px)')

const subscribe = (listener: () => void) => {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

export const useWide = () => useSyncExternalStore(subscribe, () => wide.matches)
