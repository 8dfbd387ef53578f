import { type Paragraph, reverse, type Stretch, stretchesOf } from './bidi.ts'
import type { Font } from './font-book.ts'
import { type Run, runsOf } from './runs.ts'

/** A run at its position in the line, in points. */
export interface PlacedRun {
  font: Font
  /** As drawn. */
  text: string
  x: number
  width: number
}

/** How a part of a line is set. */
export interface Setting {
  chain: readonly Font[]
  size: number
  /** The width of the whole line. */
  width: number
  /** Where a right-to-left paragraph begins: by default on the right. */
  align?: 'start' | 'left'
}

interface Segment {
  paragraph: Paragraph
  from: number
  to: number
  setting: Setting
}

/** One line of text. Its runs are placed lazily, because most lines are only measured. */
export class Line {
  /** As written. */
  text = ''
  /** True if its paragraph is read from right to left. */
  rtl = false
  width = 0
  /** The last font in the line. */
  font: Font | undefined
  readonly #segments: Segment[] = []
  #runs: PlacedRun[] | null = null

  add(segment: Segment, width: number, font: Font | undefined) {
    const { paragraph, from, to } = segment
    this.#segments.push(segment)
    this.text += (this.text && ' ') + paragraph.text.slice(from, to)
    this.rtl = paragraph.rtl
    this.width = width
    this.font = font
  }

  get runs(): readonly PlacedRun[] {
    this.#runs ??= this.#segments.reduce(placeSegment, [])
    return this.#runs
  }
}

/** Returns the width of a space in the preceding font, or else in the first font. */
export const spaceAfter = (font: Font | undefined, { chain, size }: Setting): number =>
  ((font?.spaced ? font : chain[0])?.width(' ') ?? 0) * size

function placeSegment(runs: PlacedRun[], { paragraph, from, to, setting }: Segment): PlacedRun[] {
  const space = () => spaceAfter(runs.at(-1)?.font, setting)
  let gap = runs.length > 0 ? space() : 0
  for (const stretch of stretchesOf(paragraph, from, to))
    for (const [index, word] of inOrder(stretch, stretch.text.split(' ')).entries()) {
      if (index > 0) gap += space()
      for (const run of word ? inOrder(stretch, runsOf(word, setting.chain)) : []) {
        placeRun(runs, stretch.rtl && !run.font.rtl ? turned(run) : run, gap, setting.size)
        gap = 0
      }
    }
  const rest = setting.width - endOf(runs)
  return paragraph.rtl && setting.align !== 'left' ? runs.map((run) => ({ ...run, x: run.x + rest })) : runs
}

/** Returns the items from the left of the page to its right. */
const inOrder = <Item>({ rtl }: Stretch, items: readonly Item[]): readonly Item[] => (rtl ? items.toReversed() : items)

const turned = (run: Run): Run => ({ ...run, text: reverse(run.text) })

function placeRun(runs: PlacedRun[], { font, text, width }: Run, gap: number, size: number) {
  const last = runs.at(-1)
  const points = width * size
  const x = endOf(runs) + gap
  // The space belongs to the run before it, so that copied text keeps it.
  const space = gap > 0 && last?.font.spaced ? ' ' : ''
  if (last && space) {
    last.text += space
    last.width += gap
  }
  if (last?.font === font && !font.rtl && (gap === 0 || space)) {
    last.text += text
    last.width += points
  } else runs.push({ font, text, x, width: points })
}

function endOf(runs: readonly PlacedRun[]): number {
  const last = runs.at(-1)
  return last ? last.x + last.width : 0
}
