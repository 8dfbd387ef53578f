import type { Indicator } from '@thrive/domain'
import { breakLines } from './break-lines.ts'
import { CREAM, INK, INKS, PAPER, WHITE } from './palette.ts'
import type { Sheet } from './sheet.ts'

/** The graduated cylinder of the screen (brand/cylinder-glass.tsx), on its own grid. */
const TUBE = 'M40 26V428a24 24 0 0 0 24 24H206a24 24 0 0 0 24 -24V26'
const GRADES = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
const level = (percent: number) => 452 - percent * 4.12

export interface Cylinder {
  indicator: Indicator
  score: number
  desired: number | null
  /** The previous score; null if there is none. */
  last: number | null
}

/** Returns the grid's width and height; a desired or previous score has a flag beside the glass. */
export const cylinderGrid = (withFlag: boolean) => ({ width: withFlag ? 374 : 310, height: 480 })

/** Flags closer than this, in percent, would overlap. */
const FLAG = 15

/** Draws a cylinder with its upper left corner at x, y. */
export function drawCylinder(
  sheet: Sheet,
  { indicator, score, desired, last }: Cylinder,
  x: number,
  y: number,
  scale: number,
) {
  const { pdf } = sheet
  const top = level(score)
  pdf.save().translate(x, y).scale(scale).translate(40, -8)
  pdf.path(`${TUBE}Z`).fill(WHITE)
  pdf.save().path(`${TUBE}Z`).clip()
  const { fill, tint, lift } = INKS[indicator]
  const then = last === null ? top : level(last)
  if (then < top) pdf.rect(40, then, 190, top - then + 14).fill(tint)
  pdf.path(`M40 ${top}c35 -9 60 9 95 0s65 -9 95 0V452H40Z`).fill(then > top ? lift : fill)
  if (then > top) {
    pdf.rect(40, then, 190, 452 - then).fill(fill)
    chevrons(sheet, indicator, top, then)
  }
  if (score >= 12) pdf.circle(152, 420, 7).fill(CREAM)
  if (score >= 25) {
    pdf.circle(118, (top + 452) / 2 + 20, 9).fill(CREAM)
    pdf.circle(172, (top + 452) / 2 - 10, 13).fill(CREAM)
  }
  pdf.restore()
  pdf.lineCap('round').lineWidth(4)
  for (const grade of GRADES) pdf.path(`M44 ${level(grade)}h${grade % 50 ? 22 : 38}`).stroke(INK)
  for (const grade of [0, 50, 100]) number(sheet, String(grade), 16, level(grade) + 10, 31)
  pdf.lineWidth(8).path(TUBE).stroke(INK)
  pdf.lineWidth(13).path('M28 26H40M230 26H250').stroke(INK)
  pdf.roundedRect(18, 452, 234, 28, 10).fill(INK)
  if (last !== null) lastFlag(sheet, last, desired === null || Math.abs(desired - last) > FLAG)
  if (desired !== null) flag(sheet, desired)
  pdf.restore()
}

function flag(sheet: Sheet, desired: number) {
  const { pdf } = sheet
  const y = level(desired)
  pdf.lineCap('butt').lineWidth(7).dash(16, { space: 9 }).path(`M40 ${y}H240`).stroke(INK).undash()
  pdf.path(`M240 ${y}l22 -28H322a9 9 0 0 1 9 9v38a9 9 0 0 1 -9 9H262Z`).fill(INK)
  number(sheet, String(desired), 313, y + 12, 34, CREAM)
}

/** Marks the growth since last time. */
function chevrons({ pdf }: Sheet, indicator: Indicator, top: number, then: number) {
  pdf.lineCap('round').lineWidth(5)
  for (let y = then - 10; y > top + 20; y -= 34)
    for (let x = 40; x < 230; x += 47.5) pdf.path(`M${x + 11} ${y}l12.75 -13l12.75 13`).stroke(INKS[indicator].deep)
}

function lastFlag(sheet: Sheet, last: number, tagged: boolean) {
  const { pdf } = sheet
  const y = level(last)
  pdf.lineCap('round').lineWidth(6).dash(5, { space: 9 }).path(`M40 ${y}H240`).stroke(INK).undash()
  if (!tagged) return
  pdf.lineWidth(5).path(`M242 ${y}l20 -27H324a9 9 0 0 1 9 9v36a9 9 0 0 1 -9 9H262Z`).fillAndStroke(PAPER, INK)
  number(sheet, String(last), 315, y + 12, 34)
}

/** Writes a number that ends at x. */
function number(sheet: Sheet, text: string, x: number, y: number, size: number, colour = INK) {
  const [line] = breakLines([{ text, face: 'strong' }], { book: sheet.book, size, width: 200 })
  if (line) sheet.write(line, x - line.width, y, size, colour)
}
