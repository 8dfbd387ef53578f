import type { Courier } from './courier.ts'

/** The longest wait, because a timer writes every second, and somebody may type without a pause. */
export const LONGEST_WAIT_MS = 5_000
const STORAGE_TIMEOUT_MS = 2_000

/** Sends this long after the last change, and at the latest a while after the first. */
export function afterPause(courier: Courier, pauseMs: number) {
  let firstChange: number | null = null
  return {
    begin() {
      firstChange ??= Date.now()
      courier.sendLater(Math.max(0, Math.min(pauseMs, firstChange + LONGEST_WAIT_MS - Date.now())))
    },
    end() {
      firstChange = null
    },
  }
}

/** Calls back when the page is hidden, and when it or the connection is back. Returns the function that ends it. */
export function onPageChange({ hidden, back }: { hidden: () => void; back: () => void }): () => void {
  const onVisibility = () => (document.visibilityState === 'hidden' ? hidden() : back())
  addEventListener('online', back)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    removeEventListener('online', back)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}

/** Stored first; but storage that does not respond must not delay sending. */
export const untilStored = (store: { stored(): Promise<unknown> }) =>
  Promise.race([store.stored(), new Promise((resolve) => setTimeout(resolve, STORAGE_TIMEOUT_MS))])
