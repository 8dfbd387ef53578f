import { INDICATORS, type Indicator } from '@thrive/domain'
import { circle, fill, group, line, rect, star } from './draw.ts'
import { DISPLAY, STRONG, textWidth, type, wrapText } from './fonts.ts'
import { GLYPHS, indicator, mark } from './indicators.ts'
import { COLOR, type Icon, type ThemeName, TINTS } from './palette.ts'

/** The board in the room: a paper card with an ink line and a hard shadow, a headline and key words in pills. */

export const BOARD = { x: 64, y: 62, w: 736, h: 600, ledge: 18 }
const PAD = 44
const LEFT = BOARD.x + PAD

export interface KeyWord {
  text: string
  icon: Icon
}
export interface Board {
  theme: ThemeName
  /** The colour of the tag. */
  tint: string
  kicker: string
  title: string
  keys: readonly KeyWord[]
}
export interface Pill extends KeyWord {
  x: number
  y: number
  h: number
}

/** Signs of key words: those of the indicators, and two for words that belong to none. */
const SIGNS: Record<Icon, string> = {
  ...GLYPHS,
  check: line('M6 12.5L10.5 17L18.5 7.5', 3.4),
  spark: fill(
    star(12, 12, 9, 3.4, 4),
    COLOR.inspire,
    `stroke="${COLOR.ink}" stroke-width="1.4" stroke-linejoin="round"`,
  ),
}
const PILL_COLORS: Record<Icon, string> = { ...TINTS, check: COLOR.sand, spark: COLOR.sand }

const isIndicator = (name: string): name is Indicator => INDICATORS.some((indicator) => indicator === name)

/** Small tinted tag above the title, as on the site. */
export function tag(x: number, y: number, { kicker, theme, tint }: Board) {
  const size = 30
  const own = isIndicator(theme)
  const width = textWidth(kicker, STRONG, size) + (own ? 84 : 52)
  const glyph = own ? group(`translate(${x + 16} ${y + 7}) scale(1.6)`, GLYPHS[theme]) : ''
  return rect(x, y, width, 52, 26, tint) + glyph + type(x + (own ? 62 : 26), y + 36.5, size, STRONG, kicker)
}

/** As few lines as the width asks for, of about equal length, so that no word stands alone on the second. */
function balance(title: string, size: number) {
  const within = (width: number) => wrapText(title, DISPLAY, size, width)
  const widths = Array.from({ length: 30 }, (_, i) => BOARD.w - PAD * 2 - i * 12)
  const lines = within(BOARD.w - PAD * 2)
  const narrowest = widths.findLast((width) => within(width).length === lines.length)
  return narrowest ? within(narrowest) : lines
}

/** The largest title that fits on two lines. Above three or more key words it gives way, so that they stay readable. */
function fitTitle(title: string, keyCount: number) {
  const count = (size: number) => wrapText(title, DISPLAY, size, BOARD.w - PAD * 2).length
  const largest = (sizes: readonly number[], most: number) => sizes.find((size) => count(size) <= most)
  const fits = keyCount > 2 ? (largest([68, 60, 54, 48], 1) ?? largest([52, 46], 2)) : largest([68, 60, 54, 48], 2)
  const size = fits ?? 42
  return { size, lines: balance(title, size) }
}

export function boardLayout(board: Board) {
  const { size, lines } = fitTitle(board.title, board.keys.length)
  const titleTop = BOARD.y + 114
  const ruleY = titleTop + lines.length * size * 1.14 + 26
  const count = board.keys.length
  const gap = count > 3 ? 17 : 20
  const room = BOARD.y + BOARD.h - 34 - (ruleY + 26)
  const h = Math.min(92, (room - gap * (count - 1)) / count)
  const pills: Pill[] = board.keys.map((key, i) => ({ ...key, x: LEFT, y: ruleY + 26 + i * (h + gap), h }))
  return { size, lines, titleTop, ruleY, pills }
}

export const clip = (x: number, y: number) =>
  rect(x, y, 74, 40, 10, COLOR.inspire, 7) + circle(x + 37, y + 20, 6, COLOR.ink)

/** Before there is anything on the board: the glass of the round, or the mark of the lab. It is never empty. */
export function emblem(board: Board) {
  const [x, y] = [BOARD.x + BOARD.w / 2, (boardLayout(board).ruleY + BOARD.y + BOARD.h) / 2]
  return isIndicator(board.theme)
    ? group(`translate(${x - 160} ${y - 168}) scale(.8)`, indicator(board.theme))
    : group(`translate(${x - 223} ${y - 92}) scale(1.8)`, mark())
}

/** A dashed place for a key word that is still to come. */
const slot = (pill: Pill) =>
  `<rect x="${pill.x}" y="${pill.y}" width="${pillWidth(pill)}" height="${pill.h}" rx="${pill.h / 2}" fill="none" ` +
  `stroke="${COLOR.rule}" stroke-width="5" stroke-dasharray="3 15" stroke-linecap="round"/>`

export const slots = (board: Board) => boardLayout(board).pills.map(slot).join('')

/** Card, tag, title and rule; what is under the rule changes. */
export function boardCard(board: Board) {
  const { size, lines, titleTop, ruleY } = boardLayout(board)
  const card =
    rect(BOARD.x, BOARD.y + BOARD.ledge, BOARD.w, BOARD.h, 34, COLOR.ink, 7) +
    rect(BOARD.x, BOARD.y, BOARD.w, BOARD.h, 34, COLOR.paper, 7)
  const title = lines.map((words, i) => {
    const baseline = titleTop + size * (0.86 + i * 1.14)
    return type(LEFT, baseline, size, DISPLAY, words, { spacing: -0.7 })
  })
  const rule = line(`M${LEFT} ${ruleY}H${BOARD.x + BOARD.w - PAD}`, 5, COLOR.rule)
  const clips = clip(BOARD.x + 90, BOARD.y - 22) + clip(BOARD.x + BOARD.w - 164, BOARD.y - 22)
  return card + clips + tag(LEFT, BOARD.y + 44, board) + title.join('') + rule
}

function pillFont(pill: Pill) {
  const size = Math.min(47, pill.h * 0.56)
  const room = BOARD.w - PAD * 2 - pill.h - 60
  return Math.min(size, (size * room) / textWidth(pill.text, STRONG, size))
}

export const pillWidth = (pill: Pill) => pill.h + 18 + textWidth(pill.text, STRONG, pillFont(pill)) + 38

/** One key word with its sign, drawn at 0,0. */
export function pillArt(pill: Pill) {
  const { h, icon } = pill
  const size = pillFont(pill)
  const r = h / 2 - 12
  const corner = h / 2 - r * 0.68
  return (
    rect(0, 8, pillWidth(pill), h, h / 2, COLOR.ink, 6) +
    rect(0, 0, pillWidth(pill), h, h / 2, PILL_COLORS[icon], 6) +
    circle(h / 2, h / 2, r, COLOR.paper, 5) +
    group(`translate(${corner} ${corner}) scale(${(r * 1.36) / 24})`, SIGNS[icon]) +
    type(h + 10, h / 2 + size * 0.36, size, STRONG, pill.text)
  )
}
