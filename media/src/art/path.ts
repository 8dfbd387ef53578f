import type { Point } from './draw.ts'

/** Paths that can be drawn little by little: an SVG path as polylines of known length. */

type Line = readonly Point[]
interface Measured {
  lines: readonly { points: Line; length: number }[]
  length: number
}

const COMMAND = /([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi
const NUMBER = /[+-]?(?:\d*\.\d+|\d+\.?)(?:e[+-]?\d+)?/gi
/** How many numbers each command takes. */
const TAKES: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }
const STEPS = 26

const along = (at: (t: number) => Point): Point[] => Array.from({ length: STEPS }, (_, i) => at((i + 1) / STEPS))

const cubic = ([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point, [x3, y3]: Point) =>
  along((t) => {
    const u = 1 - t
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3]
  })

const quadratic = ([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point) =>
  along((t) => {
    const u = 1 - t
    return [u * u * x0 + 2 * u * t * x1 + t * t * x2, u * u * y0 + 2 * u * t * y1 + t * t * y2]
  })

/** Elliptic arc by its centre, as the implementation notes of SVG give it. */
function arc([x0, y0]: Point, numbers: readonly number[]) {
  const [givenX = 0, givenY = 0, turn = 0, large = 0, sweep = 0, x1 = 0, y1 = 0] = numbers
  const phi = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)]
  const [dx, dy] = [(x0 - x1) / 2, (y0 - y1) / 2]
  const [px, py] = [cos * dx + sin * dy, -sin * dx + cos * dy]
  const excess = Math.max(1, Math.hypot(px / givenX, py / givenY))
  const [rx, ry] = [Math.abs(givenX) * excess, Math.abs(givenY) * excess]
  const rest = (rx * ry) ** 2 / ((rx * py) ** 2 + (ry * px) ** 2) - 1
  const root = Math.sqrt(Math.max(0, rest)) * (large === sweep ? -1 : 1)
  const [cx, cy] = [(root * rx * py) / ry, (-root * ry * px) / rx]
  const from = Math.atan2((py - cy) / ry, (px - cx) / rx)
  const direct = Math.atan2((-py - cy) / ry, (-px - cx) / rx) - from
  const around = sweep ? (direct < 0 ? 1 : 0) : direct > 0 ? -1 : 0
  const span = direct + around * Math.PI * 2
  return along((t) => {
    const angle = from + span * t
    const [ex, ey] = [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]
    return [cos * ex - sin * ey + (x0 + x1) / 2, sin * ex + cos * ey + (y0 + y1) / 2]
  })
}

/** A command with its numbers made absolute. */
function absolute(kind: string, numbers: readonly number[], [x, y]: Point) {
  if (kind === 'H') return numbers.map((value) => value + x)
  if (kind === 'V') return numbers.map((value) => value + y)
  if (kind === 'A') return numbers.map((value, i) => (i === 5 ? value + x : i === 6 ? value + y : value))
  return numbers.map((value, i) => value + (i % 2 ? y : x))
}

interface Command {
  kind: string
  numbers: readonly number[]
  relative: boolean
}

/** One command for each set of numbers: after a move, further sets are lines. */
const commands = (d: string): Command[] =>
  [...d.matchAll(COMMAND)].flatMap(([, letter = '', rest = '']) => {
    const kind = letter.toUpperCase()
    const numbers = (rest.match(NUMBER) ?? []).map(Number)
    const count = TAKES[kind] ?? 0
    const sets = count ? Math.max(1, Math.floor(numbers.length / count)) : 1
    return Array.from({ length: sets }, (_, i) => ({
      kind: kind === 'M' && i ? 'L' : kind,
      numbers: numbers.slice(i * count, (i + 1) * count),
      relative: letter !== kind,
    }))
  })

function polylines(d: string): Point[][] {
  const lines: Point[][] = []
  let pen: Point = [0, 0]
  let start: Point = [0, 0]
  let control: Point | null = null
  const go = (points: readonly Point[]) => {
    lines.at(-1)?.push(...points)
    pen = points.at(-1) ?? pen
  }
  for (const { kind, numbers, relative } of commands(d)) {
    const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = relative ? absolute(kind, numbers, pen) : numbers
    const mirrored: Point = control ? [2 * pen[0] - control[0], 2 * pen[1] - control[1]] : pen
    let handle: Point | null = null
    if (kind === 'M') {
      lines.push([[a, b]])
      pen = start = [a, b]
    } else if (kind === 'L') go([[a, b]])
    else if (kind === 'H') go([[a, pen[1]]])
    else if (kind === 'V') go([[pen[0], a]])
    else if (kind === 'Z') go([start])
    else if (kind === 'A') go(arc(pen, relative ? absolute(kind, numbers, pen) : numbers))
    else if (kind === 'C' || kind === 'S') {
      handle = kind === 'C' ? [c, e] : [a, b]
      go(kind === 'C' ? cubic(pen, [a, b], handle, [f, g]) : cubic(pen, mirrored, handle, [c, e]))
    } else {
      handle = kind === 'Q' ? [a, b] : mirrored
      go(kind === 'Q' ? quadratic(pen, handle, [c, e]) : quadratic(pen, handle, [a, b]))
    }
    control = handle
  }
  return lines
}

const distance = ([x0, y0]: Point, [x1, y1]: Point) => Math.hypot(x1 - x0, y1 - y0)
const lengthOf = (points: Line) => points.reduce((sum, point, i) => sum + distance(points[i - 1] ?? point, point), 0)

const known = new Map<string, Measured>()

export function measured(d: string): Measured {
  const seen = known.get(d)
  if (seen) return seen
  const lines = polylines(d).map((points) => ({ points, length: lengthOf(points) }))
  const fresh = { lines, length: lines.reduce((sum, { length }) => sum + length, 0) }
  known.set(d, fresh)
  return fresh
}

/** The beginning of a polyline, this long. */
function cut(points: Line, length: number): Point[] {
  const some: Point[] = []
  let left = length
  for (const [i, point] of points.entries()) {
    const before = points[i - 1] ?? point
    const step = distance(before, point)
    if (step >= left && i) {
      const t = step ? left / step : 1
      return [...some, [before[0] + (point[0] - before[0]) * t, before[1] + (point[1] - before[1]) * t]]
    }
    some.push(point)
    left -= step
  }
  return some
}

/** The first share (0 … 1) of a path, and where the pen then stands. */
export function drawnPart(d: string, share: number): { lines: Line[]; tip: Point } {
  const { lines: whole, length } = measured(d)
  let left = length * Math.min(1, share)
  const lines: Line[] = []
  for (const { points, length: own } of whole) {
    if (left <= 0) break
    lines.push(left >= own ? points : cut(points, left))
    left -= own
  }
  return { lines, tip: lines.at(-1)?.at(-1) ?? whole[0]?.points[0] ?? [0, 0] }
}

/** The box around a path. */
export function extent(d: string) {
  const points = measured(d).lines.flatMap((each) => each.points)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
