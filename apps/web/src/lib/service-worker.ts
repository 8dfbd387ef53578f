/** Keeps the app in this browser from the start of a session on, so that a room without a network can go on. */
export async function keepAppForOffline() {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  await navigator.serviceWorker.register('/sw.js').catch(() => {})
}
