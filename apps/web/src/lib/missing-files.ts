/** What was thrown because a file of the app could not be had. */
const missing = new WeakSet<Error>()
addEventListener('vite:preloadError', ({ payload }) => missing.add(payload))

export const isMissingFile = (error: unknown): boolean => missing.has(error as Error)

/**
 * A release takes away the files of the one before it; the page of the new release names the new ones. Each release
 * reloads at most once in a tab, so that what a reload does not mend, or nodes of two releases, make no loop. Without
 * a server behind it a reload would leave an empty window. Says whether the page is about to go.
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
