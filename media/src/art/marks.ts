import type { Point } from './draw.ts'
import { COLOR } from './palette.ts'

/**
 * What a board drawing is made of: plain data in a field of 1600 × 900, in the order of the pen. When each mark is drawn
 * is the player's business.
 */

export const FIELD = { w: 1600, h: 900 }

export interface Frame {
  x: number
  y: number
  scale: number
  turn: number
}
/** The mark travels there, so many seconds after its own step began, or after step `step`. */
interface Move {
  dx?: number
  dy?: number
  turn?: number
  pivot?: Point
  step?: number
  after?: number
  lasts?: number
}
interface Moment {
  frames?: readonly Frame[]
  move?: Move
  /** The step in which the mark goes away. */
  until?: number
  /** Drawn together with the mark before it. */
  with?: boolean
}
export interface Stroke extends Moment {
  d: string
  /** Width of the line; none for colour without a line. */
  ink: number
  color: string
  fill?: string | undefined
  /** Two is twice as fast. */
  pace: number
  /** The colour runs in so many times slower. */
  slow?: number
  dash?: number[]
}
export interface Letters extends Moment {
  text: string
  x: number
  y: number
  size: number
  color: string
  font: 'display' | 'strong'
  align: 'center' | 'left'
}
export type Mark = Stroke | Letters

type StrokeOptions = Partial<Omit<Stroke, 'd'>>
type LetterOptions = Partial<Omit<Letters, 'text' | 'x' | 'y' | 'size'>>

/** Ink only. */
export const line = (d: string, options: StrokeOptions = {}): Stroke => ({
  d,
  ink: 9,
  color: COLOR.ink,
  pace: 1,
  ...options,
})

/** Ink, then colour. */
export const shape = (d: string, fill: string, options: StrokeOptions = {}) => line(d, { fill, ...options })

/** Colour only. */
export const tone = (d: string, fill: string, options: StrokeOptions = {}) => line(d, { ink: 0, fill, ...options })

/** Letters, one by one. */
export const write = (
  text: string | number,
  x: number,
  y: number,
  size: number,
  options: LetterOptions = {},
): Letters => ({
  text: String(text),
  x,
  y,
  size,
  color: COLOR.ink,
  font: 'strong',
  align: 'center',
  ...options,
})

/** The same marks elsewhere, turned by so many degrees. */
export const placed = (x: number, y: number, scale: number, marks: readonly Mark[], turn = 0): Mark[] =>
  marks.map((mark) => ({ ...mark, frames: [{ x, y, scale, turn }, ...(mark.frames ?? [])] }))

/** All of them are gone in this step. */
export const gone = (until: number, marks: readonly Mark[]): Mark[] => marks.map((mark) => ({ ...mark, until }))

/** Many things at once: the pen flies. */
export const quick = (marks: readonly Mark[]): Mark[] =>
  marks.map((mark) => ('text' in mark ? mark : { ...mark, pace: 6 }))

/** One of a list, which begins anew when it is through. */
export function pick<const T>(list: readonly [T, ...T[]], i: number): T {
  return list[i % list.length] ?? list[0]
}

export const times = (count: number) => Array.from({ length: count }, (_, i) => i)

const n = (value: number) => Math.round(value * 10) / 10

export const oval = (x: number, y: number, rx: number, ry: number) =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-rx * 2)} 0Z`

export const round = (x: number, y: number, r: number) => oval(x, y, r, r)

export const box = (x: number, y: number, w: number, h: number, r = 14) =>
  `M${n(x + r)} ${n(y)}H${n(x + w - r)}a${r} ${r} 0 0 1 ${r} ${r}V${n(y + h - r)}a${r} ${r} 0 0 1 ${-r} ${r}` +
  `H${n(x + r)}a${r} ${r} 0 0 1 ${-r} ${-r}V${n(y + r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`

/** A balloon round x,y; its tail leaves from the side where the tail's end lies. */
export function bubble(x: number, y: number, w: number, h: number, [tx, ty]: Point) {
  const [l, r, t, b] = [n(x - w / 2), n(x + w / 2), n(y - h / 2), n(y + h / 2)]
  const c = 40
  const aside = (tx > r || tx < l) && ty < b + 40
  const foot = Math.max(l + c + 40, Math.min(r - c - 40, x + (tx - x) * 0.35))
  const side = Math.max(t + c + 24, Math.min(b - c - 24, y + (ty - y) * 0.35))
  const right = aside && tx > r ? `V${n(side - 24)}L${n(tx)} ${n(ty)}L${r} ${n(side + 24)}` : ''
  const left = aside && tx < l ? `V${n(side + 24)}L${n(tx)} ${n(ty)}L${l} ${n(side - 24)}` : ''
  const below = aside ? '' : `H${n(foot + 28)}L${n(tx)} ${n(ty)}L${n(foot - 28)} ${b}`
  return (
    `M${l + c} ${t}H${r - c}a${c} ${c} 0 0 1 ${c} ${c}${right}V${b - c}a${c} ${c} 0 0 1 ${-c} ${c}${below}` +
    `H${l + c}a${c} ${c} 0 0 1 ${-c} ${-c}${left}V${t + c}a${c} ${c} 0 0 1 ${c} ${-c}Z`
  )
}

export const heart = (x: number, y: number, s = 1) =>
  `M${n(x)} ${n(y + 34 * s)}C${n(x - 70 * s)} ${n(y - 10 * s)} ${n(x - 34 * s)} ${n(y - 62 * s)} ${n(x)} ${n(y - 24 * s)}` +
  `C${n(x + 34 * s)} ${n(y - 62 * s)} ${n(x + 70 * s)} ${n(y - 10 * s)} ${n(x)} ${n(y + 34 * s)}Z`

/** Short rays around a thing that shines or bangs. */
export function rays(x: number, y: number, from: number, to: number, count: number, start = 0, span = 360) {
  const ray = (i: number) => {
    const a = ((start + (i * span) / (span === 360 ? count : count - 1)) * Math.PI) / 180
    const [cos, sin] = [Math.cos(a), Math.sin(a)]
    return `M${n(x + cos * from)} ${n(y + sin * from)}L${n(x + cos * to)} ${n(y + sin * to)}`
  }
  return times(count).map(ray).join('')
}
