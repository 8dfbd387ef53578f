/** Seconds as m:ss.s, which is as exact as hands are. */
export function cueTime(seconds: number): string {
  const tenths = Math.round(seconds * 10)
  return `${Math.floor(tenths / 600)}:${String(Math.floor((tenths % 600) / 10)).padStart(2, '0')}.${tenths % 10}`
}

/** Reads m:ss.s, or seconds alone; with a comma, too. Null if it is no time. */
export function parseCueTime(text: string): number | null {
  const found = /^\s*(?:(\d{1,3}):)?(\d{1,3}(?:[.,]\d{1,3})?)\s*$/.exec(text)
  if (!found) return null
  const seconds = Number(found[2]?.replace(',', '.'))
  return found[1] !== undefined && seconds >= 60 ? null : Number(found[1] ?? 0) * 60 + seconds
}
