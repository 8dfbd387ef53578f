import type { Action } from '@thrive/domain'
import { m } from '@thrive/words'
import { weekdayAndDate } from '@thrive/words/intl'
import { shorten } from '../../action/shortened.ts'
import type { Report } from '../report.ts'
import { breakLines, clampLines, type Span } from './break-lines.ts'
import type { Words } from './compose-actions.ts'
import type { FontBook } from './font-book.ts'
import type { Line } from './line.ts'
import { PAGE } from './sheet.ts'

const MM = 72 / 25.4
export const MARGIN = 12 * MM
export const WIDTH = PAGE.width - 2 * MARGIN
export const GAP = 4.6 * MM
export const QR = 34 * MM
/** The room for the sign of an indicator before the text of its action. */
export const SIGN = 13 * MM
export const CARD = { pad: 3 * MM, inset: 5 * MM, gap: 2.5 * MM, sign: SIGN + 4.5 * MM } as const
export const PHOTO = { least: 48 * MM, most: 124 * MM } as const
export const SCORES = 62
export const HEADING = 26
export const FOOT = QR + 4 * MM + 14

const TEAM_SIZES = [34, 28, 22]
/** The largest size at which the photo keeps its least height is used. */
const ACTION_SIZES = [24, 20, 17, 15.5, 14, 12.5, 11, 10]
const LARGEST_OF_SEVERAL = 15.5
const FACTS = 12
/** Nobody reads more from a wall, and the pages before hold all of it. */
const MOST_LETTERS = 400

export interface PosterAction {
  indicator: Action['indicator']
  what: Words
  facts: Words
}

export interface PosterLayout {
  team: Words
  actions: PosterAction[]
  photoHeight: number
}

const setter =
  (book: FontBook) =>
  (spans: Span[], size: number, width: number, leading: number, most = Number.POSITIVE_INFINITY): Words => {
    const shape = { book, size, width }
    const face = spans[0]?.face ?? 'text'
    return { lines: clampLines(breakLines(spans, shape), most, shape, face), size, leading: size * leading }
  }

export const heightOf = ({ lines, leading }: { lines: Line[]; leading: number }) => lines.length * leading
export const cardHeight = ({ what, facts }: PosterAction) =>
  Math.max(SIGN, heightOf(what) + heightOf(facts) + 4) + 2 * CARD.pad

/** Fits everything on one page. The photo gives way first, then the size of the actions, at last their words. */
export function composePoster(report: Report, actions: readonly Action[], book: FontBook): PosterLayout {
  const set = setter(book)
  const teamAt = (size: number, most?: number) =>
    set([{ text: report.team ?? report.workshop, face: 'display' }], size, WIDTH - 90, 1.06, most)
  const teamSize = TEAM_SIZES.find((size) => teamAt(size).lines.length === 1) ?? 22
  const team = teamAt(teamSize, 2)
  const width = WIDTH - 2 * CARD.inset - CARD.sign
  const actionsAt = (size: number, most?: number) =>
    actions.map((action) => ({
      indicator: action.indicator,
      what: set([{ text: shorten(action.what, MOST_LETTERS), face: 'display' }], size, width, 1.2, most),
      facts: set(factsOf(action), Math.min(FACTS, size), width, 1.3, 2),
    }))
  const fixed = heightOf(team) + SCORES + HEADING + FOOT + 4 * GAP
  const roomFor = (composed: PosterAction[]) =>
    PAGE.height - 2 * MARGIN - fixed - composed.reduce((sum, action) => sum + cardHeight(action) + CARD.gap, -CARD.gap)
  const sizes = ACTION_SIZES.filter((size) => actions.length === 1 || size <= LARGEST_OF_SEVERAL)
  const fitting = sizes.map((size) => actionsAt(size)).find((composed) => roomFor(composed) >= PHOTO.least)
  const composed = fitting ?? shortened((most) => actionsAt(10, most), roomFor)
  return { team, actions: composed, photoHeight: Math.max(PHOTO.least, Math.min(PHOTO.most, roomFor(composed))) }
}

function shortened(actionsWith: (most: number) => PosterAction[], roomFor: (composed: PosterAction[]) => number) {
  for (let most = 12; most > 1; most--) {
    const composed = actionsWith(most)
    if (roomFor(composed) >= PHOTO.least) return composed
  }
  return actionsWith(1)
}

const factsOf = ({ who, by }: Action): Span[] => [
  ...(who ? ([{ text: who, face: 'strong' }, { text: `${m.poster_who()}${by ? ' ·' : ''}`, face: 'text' }] as const) : []), // biome-ignore format: one pair
  ...(by
    ? ([
        { text: m.poster_by(), face: 'text' },
        { text: weekdayAndDate(by), face: 'strong' },
      ] as const)
    : []),
]
