/** Keeps the app in this browser from the start of a session on, so that a room without a network can continue. */
export async function keepAppForOffline() {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  await navigator.serviceWorker.register('/sw.js').catch(() => {})
}

const PATIENCE_MS = 10_000

/** Waits until what this page fetches is kept offline. Without a service worker there is only the browser's cache. */
export async function untilKeeping() {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller) return
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
    setTimeout(resolve, PATIENCE_MS)
  })
}
