import { m } from '@thrive/words'
import type { ReportGroup } from '../report.ts'
import { breakLines } from './break-lines.ts'
import { cardHeight, composeCard } from './compose-actions.ts'
import { drawCard } from './draw-action-card.ts'
import { SLATE } from './palette.ts'
import { CONTENT_WIDTH, PAGE, type Sheet } from './sheet.ts'

const GAP = 16
const TOP = PAGE.margin + 62
const ROOM = PAGE.height - PAGE.foot - TOP
/** The largest size that fits is used, so that one short action fills the page as well as three long ones. */
const SIZES = [26, 23, 20, 18, 16, 14, 13, 12, 11, 10]

/** Draws what the team will do, who is responsible and by when, on one page to hang up. */
export function drawActions(sheet: Sheet, actions: ReportGroup[]) {
  sheet.newPage()
  heading(sheet, actions.length === 1 ? m.pdf_action() : m.pdf_actions())
  const share = (ROOM - GAP * (actions.length - 1)) / actions.length
  const cardsAt = (size: number) => actions.map((action) => composeCard(action, sheet.book, size))
  const heightOf = (cards: ReturnType<typeof cardsAt>) =>
    cards.reduce((sum, card) => sum + cardHeight(card), GAP * (cards.length - 1))
  const size = SIZES.find((each) => heightOf(cardsAt(each)) <= ROOM)
  const cards = size ? cardsAt(size) : actions.map((action) => composeCard(action, sheet.book, 10, share))
  let y = TOP
  for (const card of cards) {
    drawCard(sheet, card, y)
    y += cardHeight(card) + GAP
  }
}

function heading(sheet: Sheet, text: string) {
  const write = (words: string, face: 'display' | 'text', size: number, y: number, colour?: string) => {
    const [line] = breakLines([{ text: words, face }], { book: sheet.book, size, width: CONTENT_WIDTH })
    if (line) sheet.write(line, PAGE.margin, y, size, colour)
  }
  sheet.tag('H2', () => write(text, 'display', 26, PAGE.margin + 22))
  sheet.tag('P', () => write(m.pdf_hang(), 'text', 11, PAGE.margin + 42, SLATE))
}
