/** Stores the app in this browser from the start of a session, so that a room without a network can continue. */
export async function keepAppForOffline() {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  await navigator.serviceWorker.register('/sw.js').catch(() => {})
}

const TIMEOUT_MS = 10_000

/** Waits until the service worker stores what this page fetches. Without one there is only the browser's cache. */
export async function waitForServiceWorker() {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller) return
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
    setTimeout(resolve, TIMEOUT_MS)
  })
}
