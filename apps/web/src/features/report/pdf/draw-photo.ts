import { INK, INKS } from './palette.ts'
import { CONTENT_WIDTH, PAGE, type Sheet } from './sheet.ts'

/** How far the coloured layers extend beyond the print. */
const EDGE = 5
const RADIUS = 12

/** Draws the photo as a print on the three colours; returns the y below it. An unreadable picture is left out. */
export function drawPhoto(sheet: Sheet, bytes: Uint8Array, alt: string, y: number, room: number): number {
  const { pdf } = sheet
  const image = sheet.openImage(bytes)
  if (!image) return y
  const scale = Math.min((CONTENT_WIDTH - 3 * EDGE) / image.width, (room - 3 * EDGE) / image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  const x = PAGE.margin + (CONTENT_WIDTH - 3 * EDGE - width) / 2
  sheet.decorate(() => {
    for (const [step, ink] of [INKS.inspire, INKS.trust, INKS.connect].entries()) {
      const offset = (3 - step) * EDGE
      pdf.roundedRect(x + offset, y + offset, width, height, RADIUS).fill(ink.fill)
    }
  })
  sheet.figure(alt, () => {
    pdf.save().roundedRect(x, y, width, height, RADIUS).clip()
    pdf.image(image, x, y, { width, height }).restore()
    pdf.lineWidth(2).roundedRect(x, y, width, height, RADIUS).stroke(INK)
  })
  return y + height + 3 * EDGE
}
