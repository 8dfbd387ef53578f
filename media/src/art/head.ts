import { bumps, circle, ellipse, fill, line, outlined, type Point } from './draw.ts'
import { JAW, MOUTHS, type Mouth } from './mouths.ts'
import { COLOR } from './palette.ts'

/** The professor's head. Coordinates are those of the design's professor: head around x = 360, chin at y = 432. */

const CURLS: readonly Point[] = [
  [236, 330],
  [206, 286],
  [204, 226],
  [226, 168],
  [276, 124],
  [338, 104],
  [402, 110],
  [460, 140],
  [498, 190],
  [512, 246],
  [500, 300],
  [480, 332],
]
const HAIRLINE: readonly Point[] = [
  [466, 262],
  [452, 222],
  [412, 200],
  [362, 196],
  [312, 206],
  [274, 232],
  [256, 268],
]

/** Outer end, arch and inner end of a brow in pixels up; inner ends up = warm, one side up = thinking. */
type Brow = readonly [outer: number, arch: number, inner: number]
export interface Brows {
  left: Brow
  right: Brow
}
export type Mood = 'neutral' | 'up' | 'warm' | 'quirk'

export const BROWS: Record<Mood, Brows> = {
  neutral: { left: [0, 0, 0], right: [0, 0, 0] },
  up: { left: [7, 12, 10], right: [7, 12, 10] },
  warm: { left: [-4, 4, 14], right: [-4, 4, 14] },
  quirk: { left: [0, -4, -8], right: [8, 15, 13] },
}

/** Brows on their way from one mood to the next; lift raises both, for emphasis. */
export function mixBrows(from: Mood, to: Mood, t: number, lift = 0): Brows {
  const value = (a: number, b: number) => Math.round(a + (b - a) * t + lift)
  const side = (name: 'left' | 'right'): Brow => {
    const [a, b] = [BROWS[from][name], BROWS[to][name]]
    return [value(a[0], b[0]), value(a[1], b[1]), value(a[2], b[2])]
  }
  return { left: side('left'), right: side('right') }
}

function brow(side: -1 | 1, [outer, arch, inner]: Brow) {
  const x = (offset: number) => 360 + side * offset
  const d = `M${x(78)} ${246 - outer}C${x(64)} ${234 - arch} ${x(40)} ${232 - arch} ${x(22)} ${242 - inner}`
  return line(d, 12, COLOR.hairShade)
}

/** 0 open, 1 half, 2 shut. */
export type Blink = 0 | 1 | 2

function eye(x: number, blink: Blink, [right, down]: Point) {
  const px = x + right
  const py = 303 + down
  if (blink === 2) return line(`M${x - 15} 304q15 11 30 0`, 7)
  if (blink === 1) return ellipse(px, py + 4, 12, 9, COLOR.ink) + line(`M${px - 15} ${py - 2}q15 -6 30 0`, 6)
  return ellipse(px, py, 12, 15, COLOR.ink) + circle(px + 5, py - 6, 5, COLOR.white)
}

function glasses() {
  const lenses = circle(314, 302, 42, COLOR.lens, 8) + circle(406, 302, 42, COLOR.lens, 8)
  const frame = line('M354 294q6 -8 12 0', 8) + line('M272 296L256 288M448 296L464 288', 8)
  return lenses + frame + line('M286 292a30 30 0 0 1 14 -18M378 292a30 30 0 0 1 14 -18', 6, COLOR.lensShine)
}

const hairBack = () => outlined(`M${CURLS[0]}${bumps(CURLS)}L462 350C440 360 290 360 252 350Z`, COLOR.hairShade)

function hairFront() {
  const hairline = `C496 312 478 300 466 262${bumps(HAIRLINE, 0.58)}C246 300 226 314 206 286Z`
  const strands =
    'M262 150q24 -10 38 8M330 132q26 -6 38 14M410 146q22 2 28 22M238 214q18 -14 36 -2' +
    'M456 206q20 -4 28 14M300 176q18 -8 32 4M384 168q18 -4 30 10'
  const curls = `M${CURLS[1]}${bumps(CURLS.slice(1, 11))}${hairline}`
  return outlined(curls, COLOR.hair) + line(strands, 6, COLOR.hairShade)
}

const ears = () =>
  outlined('M262 292C242 280 226 292 228 316C230 340 248 350 264 342', COLOR.skin) +
  outlined('M458 292C478 280 494 292 492 316C490 340 472 350 456 342', COLOR.skin)

function face(jaw: number, cheeks: number) {
  const chin = 432 + jaw
  const side = 388 + jaw * 0.6
  const shape = `M262 262C262 214 300 184 360 184S458 214 458 262V318C458 ${side} 414 ${chin} 360 ${chin}S262 ${side} 262 318Z`
  const shade =
    `M266 330C270 ${side - 2} 312 ${chin - 4} 360 ${chin - 4}C408 ${chin - 4} 452 ${side} 454 326` +
    `C444 372 408 ${404 + jaw} 360 ${404 + jaw}S276 374 266 330Z`
  const blush = (x: number) => ellipse(x, 356 - cheeks, 24, 15, COLOR.connect, 'opacity=".38"')
  return outlined(shape, COLOR.skin) + fill(shade, COLOR.skinShade, 'opacity=".55"') + blush(290) + blush(430)
}

export interface Face {
  mouth: Mouth
  blink: Blink
  brows: Brows
  /** How far the pupils look to the right and down, in pixels. */
  gaze: Point
}

export function head({ mouth, blink, brows, gaze }: Face) {
  const cheeks = mouth === 'smile' || mouth === 'ee' || mouth === 'rest' ? 3 : 0
  return (
    hairBack() +
    ears() +
    face(JAW[mouth] ?? 0, cheeks) +
    brow(-1, brows.left) +
    brow(1, brows.right) +
    line('M360 318C352 336 350 346 364 348', 6, COLOR.skinLine) +
    MOUTHS[mouth] +
    glasses() +
    eye(315, blink, gaze) +
    eye(405, blink, gaze) +
    hairFront()
  )
}

export const HEAD_BOX = { x: 180, y: 70, w: 360, h: 390 }
/** The head turns about the neck. */
export const HEAD_PIVOT: Point = [360, 440]
