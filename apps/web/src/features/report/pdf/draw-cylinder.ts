import type { Indicator } from '@thrive/domain'
import { breakLines } from './break-lines.ts'
import { CREAM, INK, INKS, WHITE } from './palette.ts'
import type { Sheet } from './sheet.ts'

/** The graduated cylinder of the screen (brand/cylinder-glass.tsx), on its own grid. */
const TUBE = 'M40 26V428a24 24 0 0 0 24 24H206a24 24 0 0 0 24 -24V26'
const GRADES = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
const level = (percent: number) => 452 - percent * 4.12

export interface Cylinder {
  indicator: Indicator
  score: number
  desired: number | null
}

/** Width and height of the grid; a desired score has its flag beside the glass. */
export const cylinderGrid = (withDesired: boolean) => ({ width: withDesired ? 374 : 310, height: 480 })

/** With its upper left corner at x, y. */
export function drawCylinder(
  sheet: Sheet,
  { indicator, score, desired }: Cylinder,
  x: number,
  y: number,
  scale: number,
) {
  const { pdf } = sheet
  const top = level(score)
  pdf.save().translate(x, y).scale(scale).translate(40, -8)
  pdf.path(`${TUBE}Z`).fill(WHITE)
  pdf.save().path(`${TUBE}Z`).clip()
  pdf.path(`M40 ${top}c35 -9 60 9 95 0s65 -9 95 0V452H40Z`).fill(INKS[indicator].fill)
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

/** Ends at x. */
function number(sheet: Sheet, text: string, x: number, y: number, size: number, colour = INK) {
  const [line] = breakLines([{ text, face: 'strong' }], { book: sheet.book, size, width: 200 })
  if (line) sheet.write(line, x - line.width, y, size, colour)
}
