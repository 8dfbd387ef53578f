import type { Indicator } from '@thrive/domain'
import { fill, group } from '../art/draw.ts'
import { COLOR } from '../art/palette.ts'
import { bes, DASHED, shape, slab, stroke } from './drawing.ts'
import { paintedTriangle } from './sheets/thanks.ts'
import { SIGNS, tintOf } from './signs.ts'

/** The finished game on its table: a display with eleven boxes, the screen, the triangle, a mat and cards. 1000 × 520. */

type Boxes = readonly { number: number; indicator: Indicator | null }[]

function box(x: number, y: number, { number, indicator }: Boxes[number]) {
  const lid = `M${x} ${y + 5}a5 5 0 0 1 5 -5h82a5 5 0 0 1 5 5V${y + 22}H${x}Z`
  const small = indicator ? group(`translate(${x + 8} ${y + 4}) scale(.6)`, SIGNS[indicator]) : ''
  return slab(x, y, 92, 118, 5, COLOR.white) + shape(lid, tintOf(indicator)) + bes(x + 46, y + 84, 54, number) + small
}

const screen = () =>
  slab(650, 24, 300, 178, 12, COLOR.white, 4) +
  bes(800, 118, 66, '06:00') +
  slab(684, 146, 232, 14, 7, COLOR.white, 2.5) +
  slab(684, 146, 130, 14, 7, COLOR.connect, 2.5)

const display = (boxes: Boxes) =>
  slab(36, 158, 560, 20, 4, COLOR.trustTint) +
  boxes
    .slice(0, 5)
    .map((one, i) => box(58 + i * 104, 42, one))
    .join('') +
  slab(14, 292, 648, 22, 4, COLOR.trustTint) +
  boxes
    .slice(5)
    .map((one, i) => box(30 + i * 104, 176, one))
    .join('')

const triangle = () =>
  group('translate(700 196) scale(1.2)', paintedTriangle()) +
  shape('M706 300l12 -22h26l12 22Z', COLOR.white) +
  shape('M764 300l12 -22h26l12 22Z', COLOR.white)

const pot = (x: number, color: string) =>
  slab(x - 17, 266, 34, 36, 4, COLOR.white) + slab(x - 17, 278, 34, 12, 0, color, 2.5)
const paint = () =>
  pot(880, COLOR.connect) + pot(920, COLOR.trust) + pot(960, COLOR.inspire) + stroke('M884 264l16 -56M924 264l8 -60', 5)

/** How many folded slips lie in which tube. */
const SLIPS: readonly (readonly [tube: number, slips: number])[] = [
  [4, 1],
  [5, 1],
  [6, 2],
  [7, 3],
  [8, 1],
]

function mat() {
  const tubes = Array.from({ length: 11 }, (_, i) => {
    const x = 52 + i * 37.6
    const end = `V470a14 14 0 0 0 28 0V`
    return (
      bes(x + 6, 364, 13, i * 10) +
      stroke(`M${x - 8} 372${end}372`, 2) +
      fill(`M${x - 8} 462${end}462Z`, COLOR.connectTint)
    )
  })
  const slips = SLIPS.flatMap(([tube, count]) =>
    Array.from({ length: count }, (_, i) => slab(50 + tube * 37.6, 440 - i * 24, 16, 21, 1.5, COLOR.white, 2)),
  )
  return slab(30, 342, 430, 150, 6, COLOR.white) + stroke('M265 342V492', 1.5, DASHED) + tubes.join('') + slips.join('')
}

const card = (place: string, color: string) =>
  group(
    place,
    slab(0, 0, 96, 66, 6, COLOR.white) +
      shape('M0 6a6 6 0 0 1 6 -6h84a6 6 0 0 1 6 6V18H0Z', color) +
      stroke('M14 34h62M14 46h44'),
  )
const tent = (name: string, x: number, y: number) =>
  shape(`M${x} ${y + 50}L${x + 10} ${y}H${x + 74}L${x + 84} ${y + 50}Z`, COLOR.white) + bes(x + 42, y + 34, 20, name)
const badge = () =>
  slab(908, 338, 62, 84, 6, COLOR.white) +
  stroke('M930 350h18M934 366v38M934 368c10 -5 14 5 24 0v18c-10 5 -14 -5 -24 0')

const onTable = () =>
  card('translate(520 352) rotate(-7)', COLOR.connectTint) +
  card('translate(560 396) rotate(5)', COLOR.trustTint) +
  tent('Ann', 700, 352) +
  tent('Bo', 800, 352) +
  tent('Cem', 700, 428) +
  tent('Dee', 800, 428) +
  badge() +
  stroke('M500 490l96 -10M510 502l96 -4', 5) +
  shape('M908 456h62v44h-62Z', COLOR.white) +
  stroke('M918 470h42M918 484h28')

export const gameOnTable = (boxes: Boxes) =>
  screen() +
  fill('M0 300H1000V516H0Z', COLOR.cream) +
  stroke('M0 300H1000', 4) +
  display(boxes) +
  triangle() +
  paint() +
  mat() +
  onTable()
