/** Whether this was thrown because a file of the app could not be loaded. */
const missing = new WeakSet<Error>()
addEventListener('vite:preloadError', ({ payload }) => missing.add(payload))

export const isMissingFile = (error: unknown): boolean => missing.has(error as Error)

/**
 * A release removes the files of the previous one; reloading the page finds the new ones. Each release reloads at most
 * once per tab, so that neither a fault that a reload does not fix nor nodes of two releases cause a loop. Without a
 * server a reload would leave an empty window. Returns whether the page is about to reload.
 */
export async function reloadForNewFiles(): Promise<boolean> {
  try {
    const before = sessionStorage.getItem('reloaded') ?? ''
    if (before.includes(import.meta.url)) return false
    if (!(await fetch(location.href)).ok) return false
    sessionStorage.setItem('reloaded', before + import.meta.url)
  } catch {
    return false
  }
  location.reload()
  return true
}
