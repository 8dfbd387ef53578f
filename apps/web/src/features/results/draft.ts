const keyOf = (uuid: string, field: string) => `draft:${uuid}:${field}`

/** What stands in a field before it is sent, so that a reload or a new tab finds it. Without storage it lives as long as the page. */
export function readDraft(uuid: string, field: string): string | null {
  try {
    return localStorage.getItem(keyOf(uuid, field))
  } catch {
    return null
  }
}

export function keepDraft(uuid: string, field: string, value: string) {
  try {
    localStorage.setItem(keyOf(uuid, field), value)
  } catch {
    // Nothing was kept.
  }
}
