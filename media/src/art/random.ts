/** Repeatable numbers 0 … 1: the same seed gives the same drawing on every machine. */
export function repeatable(text: string) {
  let seed = [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  return () => {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0
    return seed / 2 ** 32
  }
}
