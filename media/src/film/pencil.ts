import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { COLOR } from '../art/palette.ts'

const PARTS = [
  ['M0 0L-20 -52H20Z', COLOR.sand],
  ['M-20 -52H20V-250H-20Z', COLOR.inspire],
  ['M-20 -250H20V-274H-20Z', COLOR.coatShade],
  ['M-20 -274H20V-296a12 12 0 0 0 -12 -12H-8a12 12 0 0 0 -12 12Z', COLOR.connect],
] as const

/** The pencil, with its tip at this place of the stage. */
export function paintPencil(context: SKRSContext2D, x: number, y: number) {
  context.save()
  context.translate(x, y)
  context.rotate(0.62)
  context.lineWidth = 7
  context.lineJoin = 'round'
  context.strokeStyle = COLOR.ink
  for (const [d, color] of PARTS) {
    const path = new Path2D(d)
    context.fillStyle = color
    context.fill(path)
    context.stroke(path)
  }
  context.fillStyle = COLOR.ink
  context.fill(new Path2D('M0 0L-8 -20H8Z'))
  context.fillRect(-3, -244, 6, 186)
  context.restore()
}
