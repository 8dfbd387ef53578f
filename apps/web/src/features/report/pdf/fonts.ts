import { create, type Font as FontFile } from 'fontkit'
import { cleanText } from './clean-text.ts'
import { bookOf, CHAINS, FIRST_FONTS, type FontBook, OTHER_FONTS } from './font-book.ts'
import { layOutPlainly } from './plain-layout.ts'
import { shapeText } from './shape-text.ts'
import { type Ranges, type Slice, slicesFor } from './slices.ts'
import { unwrap } from './unwrap.ts'

export interface FontSource {
  /** Loads a font of the brand, or a slice such as jp/17. */
  font(name: string): Promise<Uint8Array<ArrayBuffer>>
  ranges(family: string): Promise<Ranges>
}

export interface OpenFonts {
  book: FontBook
  files: Map<string, FontFile>
}

/** Loads all but the first only if a text needs them. */
export async function openFonts(source: FontSource, texts: Iterable<string>): Promise<OpenFonts> {
  const files = new Map<string, FontFile>()
  const open = async (names: readonly string[]) => {
    const opened = await Promise.all(
      names.map(async (name) => [name, create(await unwrap(await source.font(name)))] as const),
    )
    for (const [name, file] of opened) files.set(name, file)
  }
  const isIn = (name: string, character: string) =>
    files.get(name)?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ?? false

  const cleaned = [...new Set([...texts].map(cleanText))]
  const characters = new Set(cleaned.flatMap((text) => [...text.replaceAll('\n', '')]))
  await open(FIRST_FONTS)
  let slices: Slice[] = []
  if (![...characters].every((character) => FIRST_FONTS.every((name) => isIn(name, character)))) {
    await open(OTHER_FONTS)
    const isKnown = (character: string) => CHAINS.text.some((name) => isIn(name, character))
    slices = await slicesFor(cleaned, isKnown, source.ranges)
    await open(slices.map(({ name }) => name))
  }
  prepare(files, slices)
  return { book: bookOf(files, slices), files }
}

function prepare(files: ReadonlyMap<string, FontFile>, slices: readonly Slice[]) {
  const families = new Map(slices.map(({ name, family }) => [name, family]))
  for (const [name, file] of files) {
    const family = families.get(name)
    // Of the brand's fonts, only the heading font has kept its kerning.
    const isKerned = !family && file.GPOS
    if (family?.manner) shapeText(file, family.manner)
    else if (!isKerned) layOutPlainly(file)
  }
}
