import { encode } from 'uqr'
import { INK, WHITE } from './palette.ts'
import type { Sheet } from './sheet.ts'

/** The quiet zone that cameras need around a code, in squares. */
const QUIET = 4
const RADIUS = 7

/** Draws a QR code in a frame of this size. Text in capitals and digits alone makes larger squares. */
export function drawQr({ pdf }: Sheet, text: string, x: number, y: number, size: number) {
  const { data, size: squares } = encode(text, { ecc: 'M', border: QUIET })
  const dark = data.flatMap((row, down) => row.flatMap((isDark, right) => (isDark ? `M${right} ${down}h1v1h-1Z` : [])))
  pdf.lineWidth(1.7).roundedRect(x, y, size, size, RADIUS).fillAndStroke(WHITE, INK)
  pdf
    .save()
    .translate(x, y)
    .scale(size / squares)
  pdf.path(dark.join('')).fill(INK).restore()
}
