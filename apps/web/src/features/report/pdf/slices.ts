import { clustersOf, visibleOf } from './clusters.ts'
import { type Family, familiesFor } from './families.ts'

/** The contents of each slice of a family in CSS notation: U+4e00-4e09,U+4e0b */
export type Ranges = Record<string, string>

export interface Slice {
  family: Family
  /** Family and number: jp/17 */
  name: string
  holds: ReadonlySet<string>
}

/** Finds the slices with the characters of these texts that `isKnown` does not know; loads only the families needed. */
export async function slicesFor(
  texts: Iterable<string>,
  isKnown: (character: string) => boolean,
  load: (family: string) => Promise<Ranges>,
): Promise<Slice[]> {
  const found = new Set<Slice>()
  const families = new Map<Family, Slice[]>()
  const slicesOf = async (family: Family): Promise<Slice[]> => {
    const slices = families.get(family) ?? readRanges(family, await load(family.name))
    families.set(family, slices)
    return slices
  }
  const sliceFor = async (text: string, letters: string[]): Promise<Slice | undefined> => {
    for (const family of familiesFor(text)) {
      if (!letters.some((letter) => family.script.test(letter))) continue
      const slice = (await slicesOf(family)).find(({ holds }) => letters.every((letter) => holds.has(letter)))
      if (slice) return slice
    }
  }
  for (const text of texts)
    for (const cluster of new Set(clustersOf(text))) {
      const letters = visibleOf(cluster)
      if (letters.every(isKnown)) continue
      const slice = await sliceFor(text, letters)
      if (slice) found.add(slice)
    }
  return [...found]
}

const readRanges = (family: Family, ranges: Ranges): Slice[] =>
  Object.entries(ranges).map(([slice, text]) => ({ family, name: `${family.name}/${slice}`, holds: readRange(text) }))

function readRange(text: string): Set<string> {
  const holds = new Set<string>()
  for (const range of text.split(',')) {
    const [first = 0, last = first] = range.replace('U+', '').split('-').map((hex) => Number.parseInt(hex, 16)) // biome-ignore format: one step
    for (let codePoint = first; codePoint <= last; codePoint++) holds.add(String.fromCodePoint(codePoint))
  }
  return holds
}
