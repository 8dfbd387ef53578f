import { circle, clipped, group, line, picture, rect } from '../art/draw.ts'
import { BODY, DISPLAY, STRONG, textWidth, type } from '../art/fonts.ts'
import { PAINT } from './colors.ts'

export const SLIDE = { x: 0, y: 0, w: 1920, h: 1080 }
export const PLATE = 'M40 0H1400a40 40 0 0 1 40 40V920a40 40 0 0 1 -40 40H40a40 40 0 0 1 -40 -40V40a40 40 0 0 1 40 -40Z'

const step = (number: number, of: number) =>
  circle(120, 122, 62, PAINT.paper, 7) +
  type(120, 147, 72, DISPLAY, String(number), { anchor: 'middle', spacing: -2 }) +
  type(120, 236, 40, STRONG, `of ${of}`, { anchor: 'middle' })

/** The grey side of the card, so that a team can check the letters it wrote down; the first has the black dot. */
const cardBack = (letter: string, first: boolean) => {
  const label = 'card'
  const middle = 1800
  return (
    rect(middle - 62, 60, 124, 168, 14, PAINT.grey, 7) +
    type(middle, 174, 84, DISPLAY, letter, { anchor: 'middle' }) +
    (first ? circle(middle + 36, 86, 13, '#000') : '') +
    type(middle - textWidth(label, BODY, 36) / 2, 272, 36, BODY, label)
  )
}

/** The screen adds title and caption; this has only what can be seen from the far end of the room. */
export function plate(drawing: string, number: number, of: number, card: string) {
  const field = group('translate(240 60)', clipped('plate', PLATE, drawing) + line(PLATE, 8))
  return picture(
    SLIDE,
    SLIDE.w,
    rect(0, 0, SLIDE.w, SLIDE.h, 0, PAINT.cream) + field + step(number, of) + cardBack(card, number === 1),
  )
}
