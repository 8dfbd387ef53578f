import type { Font, Glyph, GlyphRun } from 'fontkit'

const MARK = /\p{M}/u

/**
 * Lays out letters one after the other, which suits most scripts: our body fonts have no kerning that a reader would
 * miss, and shaping would take most of the time of a long document. Combining accents are still shaped.
 */
export function layOutPlainly(file: Font) {
  const glyphs = new Map<number, Glyph>()
  const glyphOf = (character: string): Glyph => {
    const codePoint = character.codePointAt(0) ?? 0
    const glyph = glyphs.get(codePoint) ?? file.glyphForCodePoint(codePoint)
    glyphs.set(codePoint, glyph)
    return glyph
  }
  const shape = file.layout.bind(file)
  file.layout = (text: string): GlyphRun => {
    if (MARK.test(text)) return shape(text)
    const run = Array.from(text, glyphOf)
    return {
      glyphs: run,
      positions: run.map(({ advanceWidth }) => ({ xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 })),
      advanceWidth: run.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0),
    }
  }
}
