import type { Indicator } from '@thrive/domain'
import { circle, fill, num } from '../art/draw.ts'
import { COLOR, TINTS } from '../art/palette.ts'
import { DEEP, drawn } from './signs.ts'

/** Rows and frames of beads: their shape identifies an indicator from across the table, even in greyscale. */

export type BeadKind = Indicator | 'plain'

/** About 3 mm, around 0,0; arches and triangles stand with their base towards the inside of a frame. */
const BEADS: Record<BeadKind, string> = {
  connect:
    circle(-0.75, 0, 1.15, TINTS.connect) +
    circle(0.75, 0, 1.15, TINTS.connect) +
    fill('M0 -.87A1.15 1.15 0 0 1 0 .87A1.15 1.15 0 0 1 0 -.87Z', COLOR.connect),
  trust: fill('M-1.35 1.3V-.05a1.35 1.35 0 0 1 2.7 0V1.3Z', TINTS.trust),
  inspire: fill('M0 -1.45 1.6 1.3H-1.6Z', TINTS.inspire),
  plain: circle(0, 0, 0.8, COLOR.white),
}

const strung = (kind: BeadKind, width: number, beads: string) =>
  `<g stroke="${kind === 'plain' ? COLOR.ink : DEEP[kind]}" stroke-width="${width}" stroke-linejoin="round">${beads}</g>`

const bead = (kind: BeadKind, x: number, y: number, turn = 0) =>
  `<g transform="translate(${num(x)} ${num(y)})${turn ? ` rotate(${turn})` : ''}">${BEADS[kind]}</g>`

export function beadRow(kind: BeadKind, count: number, apart = 5) {
  const beads = Array.from({ length: count }, (_, i) => bead(kind, apart / 2 + i * apart, 1.7)).join('')
  return drawn(`0 0 ${count * apart} 3.4`, count * apart, 3.4, strung(kind, 0.34, beads))
}

const INSET = 7
const APART = 6

/** Draws a frame inside a card of this size in millimetres. */
export function beadFrame(kind: BeadKind, width: number, height: number) {
  const [right, bottom] = [width - INSET, height - INSET]
  const across = Math.round((right - INSET) / APART)
  const down = Math.round((bottom - INSET) / APART)
  const rows = Array.from({ length: across + 1 }, (_, i) => INSET + (i * (right - INSET)) / across)
    .map((x) => bead(kind, x, INSET) + bead(kind, x, bottom, 180))
    .join('')
  const columns = Array.from({ length: down - 1 }, (_, i) => INSET + ((i + 1) * (bottom - INSET)) / down)
    .map((y) => bead(kind, INSET, y, -90) + bead(kind, right, y, 90))
    .join('')
  return `<svg class="frame" viewBox="0 0 ${width} ${height}" aria-hidden="true">${strung(kind, 0.36, rows + columns)}</svg>`
}

/** Draws a ring of large beads around 0,0. */
export function beadRing(kind: Indicator, radius: number, count: number) {
  const beads = Array.from(
    { length: count },
    (_, i) =>
      `<g transform="rotate(${num(((i + 0.5) * 360) / count)}) translate(0 ${-radius}) scale(1.73)">${BEADS[kind]}</g>`,
  )
  return strung(kind, 0.35, beads.join(''))
}
