import { INK, INKS } from './palette.ts'
import type { Sheet } from './sheet.ts'

const ARCH = 'M76 98V48a46 46 0 0 1 92 0V98Z'
const TRIANGLE = 'M194 8L246 98H142Z'

/** The circle, arch and triangle of our logo, 100 high at scale 1. */
export function drawLogo({ pdf }: Sheet, x: number, y: number, scale: number) {
  pdf.save().translate(x, y).scale(scale)
  pdf.circle(50, 50, 48).fill(INKS.connect.fill)
  pdf.path(TRIANGLE).fill(INKS.inspire.fill)
  pdf.path(ARCH).fill(INKS.trust.fill)
  pdf.save().circle(50, 50, 48).clip().path(ARCH).fill(INK).restore()
  pdf.save().path(ARCH).clip().path(TRIANGLE).fill(INKS.trust.deep).restore()
  pdf.restore()
}
