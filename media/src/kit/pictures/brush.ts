import { circle, fill, group, line, num, outlined, rect } from '../../art/draw.ts'
import { COLOR } from '../../art/palette.ts'

/** The style of the picture cards: one ink line of 7 in a box of 780 × 530, flat fills, calm backgrounds. */

export const BOX = { w: 780, h: 530 }
const INK_LINE = 7

export const shape = outlined
export const patch = fill
export const stroke = (d: string, width = INK_LINE, color: string = COLOR.ink, extra = '') =>
  line(d, width, color, extra)
export const disc = (x: number, y: number, r: number, color: string, width = INK_LINE) => circle(x, y, r, color, width)
export const slab = (x: number, y: number, w: number, h: number, r: number, color: string, width = INK_LINE) =>
  rect(x, y, w, h, r, color, width)
export const dot = (x: number, y: number, r: number) => circle(x, y, r, COLOR.ink)
export const ground = (color: string) => rect(0, 0, BOX.w, BOX.h, 0, color)

/** Not the colours of an indicator: a picture means what its viewer sees in it. */
export const PAINT = {
  ...COLOR,
  sky: '#E3EEF4',
  dusk: '#E4E2F1',
  warm: '#FFF3D9',
  mint: '#E4F3EF',
  blush: '#FDEBE3',
  leaf: '#7CCBBE',
  wood: '#B98553',
  water: '#BFDDE6',
  stone: '#B9BDD6',
  slateBlue: '#9A9DBB',
  faint: '#C9C6DE',
} as const

/** Draws rays from a to b around x,y; a full circle by default. */
export function rays(x: number, y: number, a: number, b: number, count: number, from = 0, to = 360) {
  const gaps = to - from === 360 ? count : count - 1
  const ray = (_: unknown, i: number) => {
    const angle = ((from + ((to - from) * i) / gaps) * Math.PI) / 180
    const at = (r: number) => `${num(x + r * Math.cos(angle))} ${num(y + r * Math.sin(angle))}`
    return `M${at(a)}L${at(b)}`
  }
  return stroke(Array.from({ length: count }, ray).join(''), 8)
}

const CLOUD = 'M-120 50a52 52 0 0 1 -4 -104a70 70 0 0 1 132 -22a56 56 0 0 1 92 40a44 44 0 0 1 12 86Z'
export const cloud = (x: number, y: number, scale: number, color: string) =>
  group(`translate(${x} ${y}) scale(${scale})`, outlined(CLOUD, color, INK_LINE / scale))
