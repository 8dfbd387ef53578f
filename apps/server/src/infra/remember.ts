/** Caches what `find` returns per key; beyond `most` entries, drops the oldest. */
export function remember<Found>(most: number) {
  const known = new Map<string, Found>()
  return async (key: string, find: () => Promise<Found>): Promise<Found> => {
    const before = known.get(key)
    if (before) return before
    const found = await find()
    if (known.size >= most) known.delete(known.keys().next().value ?? key)
    known.set(key, found)
    return found
  }
}
