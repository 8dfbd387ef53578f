import { circle, group } from '../art/draw.ts'
import { COLOR } from '../art/palette.ts'
import { bes, shape, slab, stroke } from './drawing.ts'
import { paintedTriangle } from './sheets/thanks.ts'
import type { How } from './words.ts'

/** Small pictures of what to do with the sheets, 120 × 84. */

const DASH = 'stroke-dasharray="5 4"'
const WHITE = COLOR.white
const small = (x: number, y: number) => slab(x, y, 16, 12, 2, COLOR.connectTint, 2)

/** Two frames that nearly meet: the front, and the back seen against the light. */
const frames = (y: number) => slab(42, y, 28, 18, 2, 'none', 2) + slab(43, y + 1, 28, 18, 2, 'none', 1.2)

const scissors = () =>
  group(
    'translate(98 52) rotate(-40)',
    stroke('M-22 -4L10 6M-22 8L10 -2') + circle(14, 9, 5, WHITE, 2.5) + circle(14, -5, 5, WHITE, 2.5),
  )

const sheet = (layer: number, color: string) =>
  shape(`M14 ${26 + layer * 13}L60 ${14 + layer * 13}L106 ${26 + layer * 13}L60 ${38 + layer * 13}Z`, color, 2.2)

const tent = (words: string) =>
  shape('M20 66L34 22H86L100 66Z', WHITE, 2.5) +
  stroke('M34 22L44 10H96L86 22', 2.5) +
  words +
  stroke('M6 22h12M102 22h12', 2, 'stroke-dasharray="4 3"')

const joined = () =>
  slab(6, 16, 52, 54, 2, WHITE, 2.5) +
  slab(56, 16, 56, 54, 2, WHITE, 2.5) +
  stroke('M58 20l5 -4M58 28l8 -8M58 36l8 -8M58 44l8 -8M58 52l8 -8M58 60l8 -8M58 68l8 -8', 1.2) +
  stroke('M46 8H64m0 0l-6 -5m6 5l-6 5', 2.5)

const DRAWINGS: Record<How, () => string> = {
  print: () =>
    slab(14, 8, 46, 66, 3, WHITE, 2.5) +
    small(20, 16) +
    small(39, 16) +
    small(20, 32) +
    small(39, 32) +
    stroke('M74 22c22 -14 36 6 26 22m0 0l-10 -5m10 5l5 -11') +
    bes(88, 74, 17, '100%'),
  light: () =>
    slab(34, 10, 44, 62, 3, WHITE, 2.5) +
    stroke('M34 22h-8M34 60h-8M78 22h8M78 60h8', 2) +
    circle(98, 22, 9, COLOR.inspire, 2.5) +
    stroke('M98 6v-4M112 22h4M108 12l3 -3M108 32l3 3', 2.5) +
    frames(20) +
    frames(44),
  cut: () =>
    slab(20, 12, 70, 60, 3, WHITE, 2.5) +
    stroke('M20 42H90M55 12V72', 1.6, DASH) +
    stroke('M10 42h8M92 42h8M55 4v6M55 74v6', 2.2) +
    scissors(),
  fold: () => tent(bes(60, 54, 20, 'Ann')),
  tent: () => tent(stroke('M44 36h32M40 46h40M36 56h48', 2)),
  join: joined,
  mats: joined,
  stand: () =>
    group('translate(24 -2) scale(.72)', paintedTriangle()) +
    shape('M34 76l8 -18h14l8 18Z', WHITE, 2.5) +
    shape('M58 76l8 -18h14l8 18Z', WHITE, 2.5),
  seal: () =>
    slab(24, 24, 72, 40, 2, WHITE, 2.5) +
    stroke('M24 34H96', 2) +
    circle(60, 38, 8, COLOR.connect, 2.5) +
    stroke('M60 6v10m0 0l-5 -5m5 5l5 -5', 2.5),
  layers: () =>
    sheet(3, COLOR.connectTint) +
    sheet(2, COLOR.inspireTint) +
    sheet(1, COLOR.trustTint) +
    sheet(0, WHITE) +
    bes(60, 31, 13, '1'),
}

export const howTo = (how: How) => DRAWINGS[how]()
