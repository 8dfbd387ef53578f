import { clipped, line } from '../art/draw.ts'
import { PICTURES } from '../slides.ts'

const PLATE = 'M40 0H1400a40 40 0 0 1 40 40V920a40 40 0 0 1 -40 40H40a40 40 0 0 1 -40 -40V40a40 40 0 0 1 40 -40Z'

/** Draws a slide without number, title or letter; its ids are unique, because one page shows several slides. */
export function slidePicture(order: number) {
  const draw = PICTURES[order - 1]
  if (!draw) throw new Error(`there is no drawing for slide ${order}`)
  const drawing = (clipped('plate', PLATE, draw()) + line(PLATE, 8))
    .replaceAll('id="', `id="slide-${order}-`)
    .replaceAll('url(#', `url(#slide-${order}-`)
  return `<svg class="slide" viewBox="-5 -5 1450 970" aria-hidden="true">${drawing}</svg>`
}
