import { cleanText } from './clean-text.ts'
import type { Face, FontBook, FontName } from './fonts.ts'
import { type Run, runsOf } from './runs.ts'

export interface Span {
  text: string
  face: Face
}

/** A run at its place in the line, in points. */
export interface PlacedRun {
  font: FontName
  text: string
  x: number
  width: number
}

export interface Line {
  runs: PlacedRun[]
  width: number
}

interface Shape {
  book: FontBook
  size: number
  width: number
}

/** Sets the spans one after the other, with a space between them, in lines no wider than allowed. */
export function breakLines(spans: readonly Span[], shape: Shape): Line[] {
  const lines: Line[] = [{ runs: [], width: 0 }]
  for (const { text, face } of spans) {
    const paragraphs = cleanText(text).split('\n')
    paragraphs.forEach((paragraph, index) => {
      if (index > 0) lines.push({ runs: [], width: 0 })
      for (const word of paragraph.split(' ').filter(Boolean)) addWord(lines, word, face, shape)
    })
  }
  return lines
}

function addWord(lines: Line[], word: string, face: Face, shape: Shape) {
  const runs = runsOf(word, shape.book[face])
  if (runs.length === 0) return
  const space = spaceOf(shape, face)
  const line = lines.at(-1)
  const before = line && line.runs.length > 0 ? space : 0
  const width = runs.reduce((sum, run) => sum + run.width * shape.size, 0)
  if (line && line.width + before + width <= shape.width) return place(line, runs, before, shape)
  if (line && line.runs.length > 0) lines.push({ runs: [], width: 0 })
  if (width <= shape.width) return place(lines.at(-1), runs, 0, shape)
  for (const piece of pieces(word, face, shape)) {
    if (lines.at(-1)?.runs.length) lines.push({ runs: [], width: 0 })
    place(lines.at(-1), piece, 0, shape)
  }
}

/** A word wider than the page, such as an address: cut where the line is full. */
function pieces(word: string, face: Face, { book, size, width }: Shape): (readonly Run[])[] {
  const cut: (readonly Run[])[] = []
  let rest = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)].map(({ segment }) => segment)
  while (rest.length > 0) {
    let count = 0
    let sum = 0
    while (count < rest.length) {
      const next = runsOf(rest[count] ?? '', book[face]).reduce((total, run) => total + run.width * size, 0)
      if (count > 0 && sum + next > width) break
      sum += next
      count++
    }
    cut.push(runsOf(rest.slice(0, count).join(''), book[face]))
    rest = rest.slice(count)
  }
  return cut
}

function place(line: Line | undefined, runs: readonly Run[], before: number, { size }: Shape) {
  if (!line) return
  for (const [index, run] of runs.entries()) {
    const gap = index === 0 ? before : 0
    const last = line.runs.at(-1)
    // The space belongs to the run before it, so that copied text keeps it.
    if (last && gap > 0) {
      last.text += ' '
      last.width += gap
      line.width += gap
    }
    const width = run.width * size
    if (last?.font === run.font) {
      last.text += run.text
      last.width += width
    } else line.runs.push({ font: run.font, text: run.text, x: line.width, width })
    line.width += width
  }
}

const spaceOf = ({ book, size }: Shape, face: Face) => (book[face][0]?.advance(0x20) ?? 0.25) * size

/** The first lines, the last of them ending in an ellipsis where more would follow. */
export function clampLines(lines: Line[], count: number, shape: Shape, face: Face): Line[] {
  if (lines.length <= count) return lines
  const kept = lines.slice(0, Math.max(1, count))
  const last = kept.at(-1)
  const text = last?.runs.map((run) => run.text).join('') ?? ''
  const words = text.split(' ')
  while (words.length > 0) {
    const [line, ...more] = breakLines([{ text: `${words.join(' ')}…`, face }], shape)
    if (line && more.length === 0) return [...kept.slice(0, -1), line]
    words.pop()
  }
  return kept
}
