import bidiFactory, { type Bidi, type EmbeddingLevels } from 'bidi-js'
import { clustersOf } from './clusters.ts'

/** A paragraph as written; its letters determine the reading direction. */
export interface Paragraph {
  text: string
  rtl: boolean
  /** Null if nothing is right-to-left. */
  levels: EmbeddingLevels | null
}

/** A stretch in one reading direction, in the order it was written. */
export interface Stretch {
  text: string
  rtl: boolean
}

const RTL = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
let algorithm: Bidi | null = null
const bidi = () => (algorithm ??= bidiFactory())

export function readParagraph(text: string): Paragraph {
  if (!RTL.test(text)) return { text, rtl: false, levels: null }
  const levels = bidi().getEmbeddingLevels(text, 'auto')
  return { text, rtl: isOdd(levels.paragraphs[0]?.level), levels }
}

/** Returns the stretches of a line, from the left to the right of the page. */
export function stretchesOf({ text, levels }: Paragraph, from: number, to: number): Stretch[] {
  if (!levels) return [{ text: text.slice(from, to), rtl: false }]
  const stretches: { first: number; last: number; rtl: boolean }[] = []
  for (const index of bidi()
    .getReorderedIndices(text, levels, from, to - 1)
    .slice(from, to)) {
    const rtl = isOdd(levels.levels[index])
    const before = stretches.at(-1)
    if (before && before.rtl === rtl && index === (rtl ? before.first - 1 : before.last + 1))
      before[rtl ? 'first' : 'last'] = index
    else stretches.push({ first: index, last: index, rtl })
  }
  return stretches.map(({ first, last, rtl }) => ({ text: text.slice(first, last + 1), rtl }))
}

/** Reverses the text and mirrors its brackets, for a font that only draws from left to right. */
export const reverse = (text: string): string =>
  clustersOf(text)
    .toReversed()
    .map((cluster) => bidi().getMirroredCharacter(cluster) ?? cluster)
    .join('')

const isOdd = (level = 0) => level % 2 === 1
