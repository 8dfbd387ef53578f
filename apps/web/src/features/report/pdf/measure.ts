import { type Paragraph, readParagraph } from './bidi.ts'
import { partsOf } from './break-points.ts'
import { cleanText } from './clean-text.ts'
import type { Font } from './font-book.ts'
import { runsOf, widthOf } from './runs.ts'

/** What is not torn apart by the end of a line, where it stands in its paragraph. */
export interface Part {
  from: number
  to: number
  /** A share of the font size. */
  width: number
  /** Of its end. */
  font: Font | undefined
  /** Stands apart from the one before it. */
  spaced: boolean
}

export interface Measured extends Paragraph {
  parts: readonly Part[]
}

const known = new WeakMap<readonly Font[], Map<string, Measured[]>>()

/** The paragraphs of a text. The same one is set at many sizes until it fits, so it is measured once. */
export function measured(text: string, chain: readonly Font[]): Measured[] {
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
