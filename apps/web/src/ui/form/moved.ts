/** Returns the list with one entry moved. */
export function moveEntry<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}
