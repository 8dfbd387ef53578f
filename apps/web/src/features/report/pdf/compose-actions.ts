import type { Indicator } from '@thrive/domain'
import { m } from '@thrive/words'
import type { ReportAnswer, ReportGroup } from '../report.ts'
import { breakLines, clampLines } from './break-lines.ts'
import type { Face, FontBook } from './font-book.ts'
import type { Line } from './line.ts'
import { CONTENT_WIDTH } from './sheet.ts'

export const PAD = 16
/** Between the parts of a card. */
export const GAP = 12
/** Nobody reads a whole page from a wall; the answers that follow hold the rest. */
const MAX_LINES_BESIDE = 3

/** Lines set at one size. */
export interface Words {
  lines: Line[]
  size: number
  leading: number
}

export interface Field {
  label: Words
  value: Words
}

export interface Card {
  indicator: Indicator | null
  title: Words
  what: Field
  /** Who and when, side by side. */
  beside: Field[]
  /** Shown if the text was too long for the page. */
  note: Words
}

/** Composes an action at a size, cut short if it would be higher than `room`. */
export function composeCard(
  { title, indicator, answers }: ReportGroup,
  book: FontBook,
  size: number,
  room = Infinity,
): Card {
  const width = CONTENT_WIDTH - 2 * PAD
  const half = (width - PAD) / 2
  const [action, ...others] = answers
  const set = (text: string, face: Face, at: number, wide: number, most = Infinity): Words => {
    const shape = { book, size: at, width: wide }
    return { lines: clampLines(breakLines([{ text, face }], shape), most, shape, face), size: at, leading: at * 1.38 }
  }
  const small = Math.max(9.5, size * 0.55)
  const field = (answer: ReportAnswer | undefined, value: (text: string) => Words, wide: number): Field => ({
    label: set(answer?.question ?? '', 'text', small, wide),
    value: value(answer ? textOf(answer) : ''),
  })
  const beside = (text: string) => set(text, 'strong', Math.min(size, 16), half, MAX_LINES_BESIDE)
  const compose = (most: number, note: string): Card => ({
    indicator,
    title: set(title, 'display', Math.max(14, size * 0.8), width),
    what: field(action, (text) => set(text, 'text', size, width, most), width),
    beside: others.map((answer) => field(answer, beside, half)),
    note: note ? set(note, 'text', small, width) : { lines: [], size: small, leading: 0 },
  })
  const whole = compose(Infinity, '')
  if (cardHeight(whole) <= room) return whole
  const least = compose(1, m.pdf_cut_short())
  const more = Math.floor((room - cardHeight(least)) / least.what.value.leading)
  return compose(1 + Math.max(0, more), m.pdf_cut_short())
}

export const cardHeight = ({ title, what, beside, note }: Card): number =>
  bandHeight(title) + GAP + fieldHeight(what) + heightOf(note) + besideHeight(beside) + PAD

/** The coloured band behind the title. */
export const bandHeight = (title: Words): number => heightOf(title) + PAD

export const heightOf = ({ lines, leading }: Words): number => lines.length * leading

export const fieldHeight = ({ label, value }: Field): number => heightOf(label) + heightOf(value)

const besideHeight = (beside: Field[]): number =>
  rowsOf(beside).reduce((sum, row) => sum + GAP + Math.max(...row.map(fieldHeight)), 0)

export const rowsOf = (fields: Field[]): Field[][] =>
  fields.flatMap((_, index) => (index % 2 ? [] : [fields.slice(index, index + 2)]))

const textOf = ({ answer }: ReportAnswer): string => (answer.kind === 'text' ? answer.text : answer.items.join(', '))
