import { create, type Font as FontFile } from 'fontkit'
import { cleanText } from './clean-text.ts'
import { layOutPlainly } from './plain-layout.ts'

export const FIRST_FONTS = ['besley-800', 'atkinson-400', 'atkinson-700'] as const
export const OTHER_FONTS = ['noto-sans-400', 'noto-sans-700', 'noto-sans-math-400'] as const
export type FontName = (typeof FIRST_FONTS)[number] | (typeof OTHER_FONTS)[number]

/** What laying out text needs to know of a font; widths are shares of the font size. */
export interface Font {
  name: FontName
  has(codePoint: number): boolean
  advance(codePoint: number): number
}

export type Face = 'display' | 'text' | 'strong'
/** For each face its fonts in order of preference: the house fonts know Latin, Noto also Greek, Cyrillic and signs. */
export type FontBook = Record<Face, readonly Font[]>

const CHAINS: Record<Face, FontName[]> = {
  display: ['besley-800', 'noto-sans-700', 'noto-sans-math-400'],
  text: ['atkinson-400', 'noto-sans-400', 'noto-sans-math-400'],
  strong: ['atkinson-700', 'noto-sans-700', 'noto-sans-math-400'],
}

export type LoadFont = (name: FontName) => Promise<Uint8Array>

export interface OpenFonts {
  book: FontBook
  files: Map<FontName, FontFile>
}

/** The other fonts are fetched only for a text that needs them. */
export async function openFonts(load: LoadFont, texts: Iterable<string>): Promise<OpenFonts> {
  const files = new Map<FontName, FontFile>()
  const open = async (names: readonly FontName[]) => {
    const loaded = await Promise.all(names.map(async (name) => [name, create(await load(name))] as const))
    for (const [name, file] of loaded) {
      layOutPlainly(file)
      files.set(name, file)
    }
  }
  await open(FIRST_FONTS)
  const first = [...files].map(([name, file]) => fontOf(name, file))
  const known = (character: string) => first.every((font) => font.has(character.codePointAt(0) ?? 0))
  const characters = new Set([...texts].flatMap((text) => [...cleanText(text)]))
  characters.delete('\n')
  if (![...characters].every(known)) await open(OTHER_FONTS)

  const opened = new Map([...files].map(([name, file]) => [name, fontOf(name, file)]))
  const chain = (face: Face) => CHAINS[face].flatMap((name) => opened.get(name) ?? [])
  return { book: { display: chain('display'), text: chain('text'), strong: chain('strong') }, files }
}

function fontOf(name: FontName, file: FontFile): Font {
  const advances = new Map<number, number>()
  const has = new Map<number, boolean>()
  return {
    name,
    has: (codePoint) => remembered(has, codePoint, () => file.hasGlyphForCodePoint(codePoint)),
    advance: (codePoint) =>
      remembered(advances, codePoint, () => file.glyphForCodePoint(codePoint).advanceWidth / file.unitsPerEm),
  }
}

function remembered<T>(memory: Map<number, T>, key: number, find: () => T): T {
  const known = memory.get(key)
  if (known !== undefined) return known
  const found = find()
  memory.set(key, found)
  return found
}
