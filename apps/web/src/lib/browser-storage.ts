/** A browser may refuse storage altogether; then the visit continues without it. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
