import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Point } from '../art/draw.ts'

interface Frame {
  x?: number
  y?: number
  scale?: number
  turn?: number
  pivot?: Point
}

/** Paints in a moved, turned and scaled frame. */
export function within(context: SKRSContext2D, frame: Frame, paint: () => void) {
  const { x = 0, y = 0, scale = 1, turn = 0, pivot = [0, 0] } = frame
  context.save()
  context.translate(x, y)
  context.scale(scale, scale)
  context.translate(...pivot)
  context.rotate((turn * Math.PI) / 180)
  context.translate(-pivot[0], -pivot[1])
  paint()
  context.restore()
}

export function faded(context: SKRSContext2D, alpha: number, paint: () => void) {
  context.globalAlpha = Math.min(1, Math.max(0, alpha))
  paint()
  context.globalAlpha = 1
}
