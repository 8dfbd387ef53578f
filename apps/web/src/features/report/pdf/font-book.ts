import type { Font as FontFile } from 'fontkit'
import { type Family, familiesFor } from './families.ts'
import type { Slice } from './slices.ts'

export const FIRST_FONTS = ['besley-800', 'atkinson-400', 'atkinson-700'] as const
export const OTHER_FONTS = ['noto-sans-400', 'noto-sans-700', 'noto-sans-math-400'] as const
export type HouseFont = (typeof FIRST_FONTS)[number] | (typeof OTHER_FONTS)[number]

/** What text layout needs to know about a font; widths are fractions of the font size. */
export interface Font {
  name: string
  /** True if it draws from right to left. */
  rtl: boolean
  /** True if it has no bold form, so that an outline makes it bold. */
  outlined: boolean
  /** True if several words may be drawn at once, with the spaces between them. */
  spaced: boolean
  has(codePoint: number): boolean
  width(text: string): number
}

export type Face = 'display' | 'text' | 'strong'
/**
 * Returns the fonts to try for a text: the brand's fonts have Latin; Noto also Greek, Cyrillic, symbols and the rest.
 */
export type FontBook = (face: Face, text: string) => readonly Font[]

export const CHAINS: Record<Face, HouseFont[]> = {
  display: ['besley-800', 'noto-sans-700', 'noto-sans-math-400'],
  text: ['atkinson-400', 'noto-sans-400', 'noto-sans-math-400'],
  strong: ['atkinson-700', 'noto-sans-700', 'noto-sans-math-400'],
}

export function bookOf(files: ReadonlyMap<string, FontFile>, slices: readonly Slice[]): FontBook {
  const houseFonts = new Map([...files].map(([name, file]) => [name, readFont(name, file)]))
  const slicesOf = (family: Family, outlined: boolean): Font[] =>
    slices
      .filter((slice) => slice.family === family)
      .flatMap(({ name }) => {
        const file = files.get(name)
        return file ? [readFont(name, file, family, outlined)] : []
      })
  const chainOf = (face: Face, families: readonly Family[]): Font[] => [
    ...CHAINS[face].flatMap((name) => houseFonts.get(name) ?? []),
    ...families.flatMap((family) => slicesOf(family, face !== 'text' && !family.pictures)),
  ]
  // Reuse one chain per list of families, so that cached runs are found again.
  const chains = new Map<readonly Family[], Record<Face, Font[]>>()
  return (face, text) => {
    const families = familiesFor(text)
    const known = chains.get(families) ?? {
      display: chainOf('display', families),
      text: chainOf('text', families),
      strong: chainOf('strong', families),
    }
    chains.set(families, known)
    return known[face]
  }
}

function readFont(name: string, file: FontFile, family?: Family, outlined = false): Font {
  const has = new Map<number, boolean>()
  const widths = new Map<string, number>()
  const widthOf = (text: string) => memoise(widths, text, () => file.layout(text).advanceWidth / file.unitsPerEm)
  const rtl = family?.manner === 'joined'
  return {
    name,
    rtl,
    outlined,
    spaced: !rtl && !family?.pictures && file.hasGlyphForCodePoint(0x20),
    has: (codePoint) => memoise(has, codePoint, () => file.hasGlyphForCodePoint(codePoint)),
    width: family?.manner ? widthOf : (text) => sumOf(text, widthOf),
  }
}

/** Adds up letter widths, without the kerning that headings have. */
function sumOf(text: string, widthOf: (letter: string) => number): number {
  let width = 0
  for (const letter of text) width += widthOf(letter)
  return width
}

function memoise<Key, T>(memory: Map<Key, T>, key: Key, find: () => T): T {
  const known = memory.get(key)
  if (known !== undefined) return known
  const found = find()
  memory.set(key, found)
  return found
}
