import { type Paragraph, readParagraph, type Stretch, stretchesOf, turnedAround } from './bidi.ts'
import { partsOf } from './break-points.ts'
import { cleanText } from './clean-text.ts'
import { clustersOf } from './clusters.ts'
import type { Face, Font, FontBook } from './font-book.ts'
import { type Run, runsOf, widthOf } from './runs.ts'

export interface Span {
  text: string
  face: Face
}

/** A run at its place in the line, in points. */
export interface PlacedRun {
  font: Font
  /** As it is drawn. */
  text: string
  x: number
  width: number
}

export interface Line {
  /** As it was written. */
  text: string
  /** Its paragraph is read from right to left. */
  rtl: boolean
  runs: PlacedRun[]
  width: number
}

export interface Shape {
  book: FontBook
  size: number
  width: number
  /** Where a paragraph begins that is read from right to left: on the right, unless the page says otherwise. */
  align?: 'start' | 'left'
}

type Setting = Shape & { chain: readonly Font[] }

/**
 * Sets the spans one after the other, with a space between them, in lines no wider than allowed. One that is read from
 * right to left has lines of its own.
 */
export function breakLines(spans: readonly Span[], shape: Shape): Line[] {
  const lines: Line[] = [emptyLine()]
  for (const { text, face } of spans) {
    const chain = shape.book(face, text)
    const setting = { ...shape, chain }
    cleanText(text)
      .split('\n')
      .forEach((written, index) => {
        const paragraph = readParagraph(written)
        const last = lines.at(-1)
        if (index > 0 || (last?.text && (last.rtl || paragraph.rtl))) lines.push(emptyLine())
        setParagraph(lines, paragraph, setting)
      })
  }
  return lines
}

const emptyLine = (): Line => ({ text: '', rtl: false, runs: [], width: 0 })

/** Fills the last line, then new ones. */
function setParagraph(lines: Line[], paragraph: Paragraph, setting: Setting) {
  let line = lines.at(-1) ?? emptyLine()
  let [from, to, filled] = [0, 0, line.width]
  const finish = () => {
    if (to > from) placeLine(line, paragraph, from, to, setting)
  }
  let before = line.runs.at(-1)?.font
  for (const part of fittingParts(paragraph.text, setting)) {
    const gap = part.spaced && (line.text || to > from) ? spaceAfter(before, setting) : 0
    if ((line.text || to > from) && filled + gap + part.width > setting.width) {
      finish()
      line = emptyLine()
      lines.push(line)
      from = part.from
      filled = part.width
    } else {
      if (to === from) from = part.from
      filled += gap + part.width
    }
    to = part.to
    before = part.font
  }
  finish()
}

interface Part {
  from: number
  to: number
  /** In points. */
  width: number
  /** Of its end. */
  font: Font | undefined
  /** Stands apart from the one before it. */
  spaced: boolean
}

/** What is not torn apart, where it stands in the text. What is wider than a line, such as an address, is cut. */
function* fittingParts(text: string, { chain, size, width }: Setting): Generator<Part> {
  let at = 0
  for (const word of text.split(' ')) {
    let spaced = true
    for (const part of partsOf(word)) {
      const whole = widthOf(part, chain) * size
      for (const piece of whole > width ? cut(part, chain, size, width) : [part]) {
        const font = runsOf(piece, chain).at(-1)?.font
        yield { from: at, to: at + piece.length, width: widthOf(piece, chain) * size, font, spaced }
        at += piece.length
        spaced = false
      }
    }
    at += 1
  }
}

function cut(word: string, chain: readonly Font[], size: number, width: number): string[] {
  const pieces: string[] = []
  let sum = Infinity
  for (const cluster of clustersOf(word)) {
    const next = widthOf(cluster, chain) * size
    if (sum + next > width) {
      pieces.push('')
      sum = 0
    }
    pieces[pieces.length - 1] += cluster
    sum += next
  }
  return pieces
}

function placeLine(line: Line, paragraph: Paragraph, from: number, to: number, setting: Setting) {
  const space = () => spaceAfter(line.runs.at(-1)?.font, setting)
  let gap = line.text ? space() : 0
  for (const stretch of stretchesOf(paragraph, from, to))
    for (const token of inOrder(stretch, stretch.text.split(/( )/).filter(Boolean)))
      if (token === ' ') gap += space()
      else
        for (const run of inOrder(stretch, [...runsOf(token, setting.chain)])) {
          placeRun(
            line,
            stretch.rtl && !run.font.rtl ? { ...run, text: turnedAround(run.text) } : run,
            gap,
            setting.size,
          )
          gap = 0
        }
  line.text += (line.text && ' ') + paragraph.text.slice(from, to)
  line.rtl = paragraph.rtl
  if (line.rtl && setting.align !== 'left') for (const run of line.runs) run.x += setting.width - line.width
}

/** As wide as the font before it draws one, or else as the first font does. */
const spaceAfter = (font: Font | undefined, { chain, size }: Setting): number =>
  ((font?.spaced ? font : chain[0])?.width(' ') ?? 0) * size

/** From the left of the page to its right. */
const inOrder = <Item>({ rtl }: Stretch, items: Item[]): Item[] => (rtl ? items.toReversed() : items)

function placeRun(line: Line, { font, text, width }: Run, gap: number, size: number) {
  const last = line.runs.at(-1)
  const points = width * size
  // The space belongs to the run before it, so that copied text keeps it.
  const space = gap > 0 && last?.font.spaced ? ' ' : ''
  if (last && space) {
    last.text += space
    last.width += gap
  }
  if (last?.font === font && !font.rtl && (gap === 0 || space)) {
    last.text += text
    last.width += points
  } else line.runs.push({ font, text, x: line.width + gap, width: points })
  line.width += gap + points
}

/** The first lines, the last of them ending in an ellipsis where more would follow. */
export function clampLines(lines: Line[], count: number, shape: Shape, face: Face): Line[] {
  if (lines.length <= count) return lines
  const kept = lines.slice(0, Math.max(1, count))
  for (let text = kept.at(-1)?.text ?? ''; text; text = shortened(text)) {
    const [line, ...more] = breakLines([{ text: `${text}…`, face }], shape)
    if (line && more.length === 0) return [...kept.slice(0, -1), line]
  }
  return kept
}

/** By its last word, or by its last character where it is all one. */
const shortened = (text: string): string =>
  text.includes(' ') ? text.slice(0, text.lastIndexOf(' ')) : clustersOf(text).slice(0, -1).join('')
