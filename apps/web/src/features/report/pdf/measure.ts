import { type Paragraph, readParagraph } from './bidi.ts'
import { partsOf } from './break-points.ts'
import { cleanText } from './clean-text.ts'
import type { Font } from './font-book.ts'
import { runsOf, widthOf } from './runs.ts'

/** A piece that no line break splits, and its position in the paragraph. */
export interface Part {
  from: number
  to: number
  /** A fraction of the font size. */
  width: number
  /** The font at its end. */
  font: Font | undefined
  /** True if a space separates it from the previous part. */
  spaced: boolean
}

export interface Measured extends Paragraph {
  parts: readonly Part[]
}

const known = new WeakMap<readonly Font[], Map<string, Measured[]>>()

/** Measures the paragraphs of a text. A text is set at several sizes until it fits, so it is measured only once. */
export function measureText(text: string, chain: readonly Font[]): Measured[] {
  const texts = known.get(chain) ?? new Map<string, Measured[]>()
  known.set(chain, texts)
  const paragraphs =
    texts.get(text) ??
    cleanText(text)
      .split('\n')
      .map((written) => ({ ...readParagraph(written), parts: measureParts(written, chain) }))
  texts.set(text, paragraphs)
  return paragraphs
}

function measureParts(text: string, chain: readonly Font[]): Part[] {
  const parts: Part[] = []
  let at = 0
  for (const word of text.split(' ')) {
    for (const [index, part] of partsOf(word).entries()) {
      parts.push(partAt(at, part, chain, index === 0))
      at += part.length
    }
    at += 1
  }
  return parts
}

export function partAt(from: number, text: string, chain: readonly Font[], spaced: boolean): Part {
  const runs = runsOf(text, chain)
  return { from, to: from + text.length, width: widthOf(runs), font: runs.at(-1)?.font, spaced }
}
