import { useEffect } from 'react'

/** Held by every tab with a workshop, so that no other tab of this browser changes the release meanwhile. */
const NAME = 'thrive:workshop'

/** Holds the lock while the screen is shown. Without locks there is no service worker either. */
export function useWorkshopLock() {
  useEffect(() => {
    const shown = Promise.withResolvers<void>()
    void navigator.locks?.request(NAME, { mode: 'shared' }, () => shown.promise).catch(() => {})
    return shown.resolve
  }, [])
}

/** Does this work if no tab is in a workshop; returns what it returns, or false. */
export async function betweenWorkshops(work: () => Promise<boolean>): Promise<boolean> {
  if (!navigator.locks) return work()
  return navigator.locks.request(NAME, { ifAvailable: true }, (lock) => (lock ? work() : false))
}
