import type { Indicator } from '@thrive/domain'
import { INK, INKS, WHITE } from './palette.ts'
import type { Sheet } from './sheet.ts'

/** The side of the box in which the signs are drawn. */
const BOX = 24

/** Draws the sign of an indicator with an outline, so that it can be told apart without its colour. */
export function drawGlyph({ pdf }: Sheet, indicator: Indicator, x: number, y: number, size: number) {
  const { fill, deep, lift } = INKS[indicator]
  pdf
    .save()
    .translate(x, y)
    .scale(size / BOX)
    .lineWidth(1.3)
  if (indicator === 'connect') {
    pdf.circle(15, 12, 7.5).fillAndStroke(lift, INK)
    pdf.circle(9, 12, 7.5).fillAndStroke(fill, INK)
    pdf.path('M12 5.13a7.5 7.5 0 0 1 0 13.74a7.5 7.5 0 0 1 0 -13.74Z').fillAndStroke(deep, INK)
  } else if (indicator === 'trust') {
    pdf.path('M3 20V12a9 9 0 0 1 18 0v8Z').fillAndStroke(fill, INK)
    pdf.path('M8 20v-7a4 4 0 0 1 8 0v7Z').fillAndStroke(WHITE, INK)
  } else {
    pdf.path('M12 2.5L22.5 20.5H1.5Z').fillAndStroke(fill, INK)
    pdf.path('M12 9.8l1.3 3.3 3.3 1.3-3.3 1.3-1.3 3.3-1.3-3.3-3.3-1.3 3.3-1.3Z').fillAndStroke(WHITE, INK)
  }
  pdf.restore()
}
