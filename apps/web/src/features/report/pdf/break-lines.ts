import { clustersOf } from './clusters.ts'
import type { Face, Font, FontBook } from './font-book.ts'
import { Line, type Setting, spaceAfter } from './line.ts'
import { type Measured, measureText, type Part, partAt } from './measure.ts'
import { runsOf, widthOf } from './runs.ts'

export interface Span {
  text: string
  face: Face
}

export interface Shape extends Omit<Setting, 'chain'> {
  book: FontBook
}

/**
 * Sets the spans one after the other, separated by spaces, in lines no wider than allowed. A right-to-left span gets
 * its own lines.
 */
export function breakLines(spans: readonly Span[], { book, ...shape }: Shape): Line[] {
  const lines: Line[] = [new Line()]
  for (const { text, face } of spans) {
    const setting = { ...shape, chain: book(face, text) }
    for (const [index, paragraph] of measureText(text, setting.chain).entries()) {
      const last = lines.at(-1)
      if (index > 0 || (last?.text && (last.rtl || paragraph.rtl))) lines.push(new Line())
      setParagraph(lines, paragraph, setting)
    }
  }
  return lines
}

/** Fills the last line, then new ones. */
function setParagraph(lines: Line[], paragraph: Measured, setting: Setting) {
  let line = lines.at(-1) ?? new Line()
  let [from, to, filled, font] = [0, 0, line.width, line.font]
  const finish = () => {
    if (to > from) line.add({ paragraph, from, to, setting }, filled, font)
  }
  for (const part of fitting(paragraph, setting)) {
    const isFirst = line.text === '' && to === from
    const gap = part.spaced && !isFirst ? spaceAfter(font, setting) : 0
    const width = part.width * setting.size
    if (!isFirst && filled + gap + width > setting.width) {
      finish()
      line = new Line()
      lines.push(line)
      from = part.from
      filled = width
    } else {
      if (to === from) from = part.from
      filled += gap + width
    }
    to = part.to
    font = part.font
  }
  finish()
}

/** Splits a word wider than a line, such as a URL, where the line is full. */
function* fitting({ text, parts }: Measured, { chain, size, width }: Setting): Generator<Part> {
  for (const part of parts) {
    if (part.width * size <= width) yield part
    else {
      let { from, spaced } = part
      for (const piece of cut(text.slice(from, part.to), chain, width / size)) {
        yield partAt(from, piece, chain, spaced)
        from += piece.length
        spaced = false
      }
    }
  }
}

function cut(word: string, chain: readonly Font[], width: number): string[] {
  const pieces: string[] = []
  let sum = Infinity
  for (const cluster of clustersOf(word)) {
    const next = widthOf(runsOf(cluster, chain))
    if (sum + next > width) {
      pieces.push('')
      sum = 0
    }
    pieces[pieces.length - 1] += cluster
    sum += next
  }
  return pieces
}

/** Returns the first lines; the last one ends in an ellipsis if more would follow. */
export function clampLines(lines: Line[], count: number, shape: Shape, face: Face): Line[] {
  if (lines.length <= count) return lines
  const kept = lines.slice(0, Math.max(1, count))
  for (let text = kept.at(-1)?.text ?? ''; text; text = shorten(text)) {
    const [line, ...more] = breakLines([{ text: `${text}…`, face }], shape)
    if (line && more.length === 0) return [...kept.slice(0, -1), line]
  }
  return kept
}

/** Drops the last word, or the last character of a single word. */
const shorten = (text: string): string =>
  text.includes(' ') ? text.slice(0, text.lastIndexOf(' ')) : clustersOf(text).slice(0, -1).join('')
