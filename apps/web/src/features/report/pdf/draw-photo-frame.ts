import { CREAM, INK, INKS } from './palette.ts'
import type { Sheet } from './sheet.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const RADIUS = 14
/** Faces are rather above the middle of a photo. */
const FOCUS = 0.4

/** Fills a frame with the photo or, without one, with the three shapes of the logo. */
export function drawPhotoFrame(sheet: Sheet, photo: Uint8Array | null, alt: string, box: Box) {
  const { pdf } = sheet
  const { x, y, width, height } = box
  const frame = () => pdf.roundedRect(x, y, width, height, RADIUS)
  const image = photo && sheet.openImage(photo)
  const within = (draw: () => void) => {
    pdf.save()
    frame().clip()
    draw()
    pdf.restore().lineWidth(2.5)
    frame().stroke(INK)
  }
  if (!image) return sheet.decorate(() => within(() => drawShapes(sheet, box)))
  const scale = Math.max(width / image.width, height / image.height)
  const [wide, high] = [image.width * scale, image.height * scale]
  const size = { width: wide, height: high }
  sheet.figure(alt, () => within(() => pdf.image(image, x + (width - wide) / 2, y + (height - high) * FOCUS, size)))
}

const SHAPES = { width: 1860, height: 700 }

function drawShapes({ pdf }: Sheet, { x, y, width, height }: Box) {
  pdf.rect(x, y, width, height).fill(CREAM)
  const scale = Math.min(width / SHAPES.width, height / SHAPES.height)
  pdf.translate(x + (width - SHAPES.width * scale) / 2, y + (height - SHAPES.height * scale) / 2)
  pdf.scale(scale).lineWidth(9)
  pdf.circle(560, 350, 235).fillAndStroke(INKS.connect.fill, INK)
  pdf.path('M640 610V350a290 290 0 0 1 580 0v260Z').fillAndStroke(INKS.trust.fill, INK)
  pdf.path('M1300 150L1590 610H1010Z').fillAndStroke(INKS.inspire.fill, INK)
}
