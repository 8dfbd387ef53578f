import type { Font, Glyph, GlyphPosition, GlyphRun } from 'fontkit'
import { clustersOf } from './clusters.ts'

/**
 * How a font's letters combine. Joined: right to left, each letter in the form that its neighbours require. Stacked: in
 * clusters, within which signs change places or are stacked.
 */
export type Manner = 'joined' | 'stacked'

/** Glyph numbers end here; higher ones are copies. */
const COPIES = 0x10000
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
/** Half of this vowel is above the letter, below a tone mark that is typed before it. */
const SARA_AM = /([\u0e31\u0e34-\u0e37\u0e47-\u0e4e]*)\u0e33/g

/**
 * Lets a font shape text while a PDF keeps its letters: a glyph drawn for different letters (a bow under the dots of
 * five Arabic ones) gets a copy for each, so that searching and copying find the text as written.
 */
export function shapeText(file: Font, manner: Manner) {
  const shape = file.layout.bind(file)
  const copies = new Map<string, Glyph>()
  const readAs = ({ id, advanceWidth }: Glyph, codePoints: readonly number[]): Glyph => {
    const key = `${id} ${codePoints.join(' ')}`
    const known = copies.get(key) ?? { id: id + COPIES * (copies.size + 1), advanceWidth, codePoints }
    copies.set(key, known)
    return known
  }
  rememberLetters(file)
  embedCopies(file)
  file.layout = (text) => {
    if (manner === 'joined') {
      const direction = RIGHT_TO_LEFT.test(text.replace(/\p{N}/gu, '')) ? 'rtl' : 'ltr'
      const { glyphs, positions, advanceWidth } = shape(text, undefined, undefined, undefined, direction)
      return { glyphs: glyphs.map((glyph) => readAs(glyph, glyph.codePoints)), positions, advanceWidth }
    }
    const runs = clustersOf(text).map((cluster): GlyphRun => {
      const { glyphs, positions, advanceWidth } = shape(cluster.replace(SARA_AM, '\u0e4d$1\u0e32'))
      const letters = lettersOf(cluster, positions)
      return { glyphs: glyphs.map((glyph, index) => readAs(glyph, letters[index] ?? [])), positions, advanceWidth }
    })
    return {
      glyphs: runs.flatMap(({ glyphs }) => glyphs),
      positions: runs.flatMap(({ positions }) => positions),
      advanceWidth: runs.reduce((sum, run) => sum + run.advanceWidth, 0),
    }
  }
}

/** Returns the letters for each glyph of a cluster: in order, and none for a sign stacked on another. */
function lettersOf(cluster: string, positions: GlyphPosition[]): (readonly number[])[] {
  const letters = Array.from(cluster, (letter) => letter.codePointAt(0) ?? 0)
  const last = Math.max(
    0,
    positions.findLastIndex(({ xAdvance }) => xAdvance > 0),
  )
  return positions.map(({ xAdvance }, index) => {
    if (index === last) return letters.splice(0)
    return xAdvance > 0 ? letters.splice(0, 1) : []
  })
}

/** fontkit creates each glyph once, with the first letters it met; here each use keeps its own letters. */
function rememberLetters(file: Font) {
  const getGlyph = file.getGlyph.bind(file)
  file.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id)
    return codePoints.length > 0 ? Object.assign(Object.create(glyph), { codePoints }) : glyph
  }
}

function embedCopies(file: Font) {
  const createSubset = file.createSubset.bind(file)
  file.createSubset = () => {
    const subset = createSubset()
    const included = new Map<number, number>([[0, 0]])
    subset.includeGlyph = (id) => {
      const known = included.get(id) ?? subset.glyphs.push(id % COPIES) - 1
      included.set(id, known)
      return known
    }
    return subset
  }
}
