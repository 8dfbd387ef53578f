import {
  bandHeight,
  type Card,
  cardHeight,
  type Field,
  fieldHeight,
  GAP,
  heightOf,
  PAD,
  rowsOf,
  type Words,
} from './compose-actions.ts'
import { INK, INKS, PAPER, RULE, SLATE } from './palette.ts'
import { baseline, CONTENT_WIDTH, PAGE, type Sheet } from './sheet.ts'

const RADIUS = 12
const LEFT = PAGE.margin + PAD
const MIDDLE = LEFT + (CONTENT_WIDTH - PAD) / 2

export function drawCard(sheet: Sheet, card: Card, y: number) {
  drawPlate(sheet, card, y)
  sheet.tag('H3', () => write(sheet, card.title, LEFT, y + PAD / 2, INK))
  let top = y + bandHeight(card.title) + GAP
  drawField(sheet, card.what, LEFT, top)
  top += fieldHeight(card.what)
  if (card.note.lines.length > 0) sheet.tag('P', () => write(sheet, card.note, LEFT, top, SLATE))
  top += heightOf(card.note)
  for (const [first, second] of rowsOf(card.beside)) {
    top += GAP
    if (first) drawField(sheet, first, LEFT, top)
    if (second) drawField(sheet, second, MIDDLE, top)
    top += Math.max(first ? fieldHeight(first) : 0, second ? fieldHeight(second) : 0)
  }
}

function drawPlate({ pdf, decorate }: Sheet, card: Card, y: number) {
  const band = bandHeight(card.title)
  const plate = () => pdf.roundedRect(PAGE.margin, y, CONTENT_WIDTH, cardHeight(card), RADIUS)
  decorate(() => {
    plate().fill(PAPER)
    pdf.save()
    plate().clip()
    pdf.rect(PAGE.margin, y, CONTENT_WIDTH, band).fill(card.indicator ? INKS[card.indicator].tint : RULE)
    pdf.rect(PAGE.margin, y + band, CONTENT_WIDTH, 1.5).fill(INK)
    pdf.restore().lineWidth(1.5)
    plate().stroke(INK)
  })
}

function drawField(sheet: Sheet, { label, value }: Field, x: number, y: number) {
  sheet.tag('P', () => {
    write(sheet, label, x, y, SLATE)
    write(sheet, value, x, y + heightOf(label), INK)
  })
}

function write(sheet: Sheet, { lines, size, leading }: Words, x: number, y: number, colour: string) {
  lines.forEach((line, index) => {
    sheet.write(line, x, y + index * leading + baseline(size, leading), size, colour)
  })
}
