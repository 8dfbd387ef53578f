import { limb, line, num } from './draw.ts'
import { COLOR } from './palette.ts'

/**
 * Hands. Local frame: wrist at 0,0, fingers towards -y, thumb on the -x side (flip turns it over).
 * Every hand has the same six strokes, so one hand can flow into another.
 */

/** Start x,y, bend x,y, end x,y. */
type Stroke = readonly [number, number, number, number, number, number]
export interface Hand {
  palm: Stroke
  /** Index, middle, ring, little. */
  fingers: readonly [Stroke, Stroke, Stroke, Stroke]
  thumb: Stroke
}
export type HandName = 'open' | 'flat' | 'fold' | 'give' | 'muse' | 'one' | 'two' | 'three'

const PALM_WIDTH = 58
const FINGER_WIDTH = 25

export const HANDS: Record<HandName, Hand> = {
  open: {
    palm: [1, -14, 4, -70, 6, -118],
    fingers: [
      [-14, -122, -26, -164, -38, -202],
      [2, -134, -2, -184, -5, -230],
      [20, -132, 27, -178, 33, -222],
      [32, -120, 49, -158, 66, -192],
    ],
    thumb: [-14, -84, -44, -96, -62, -136],
  },
  flat: {
    palm: [0, -14, 2, -66, 4, -110],
    fingers: [
      [-14, -116, -20, -158, -22, -196],
      [2, -122, 1, -172, 2, -216],
      [16, -118, 22, -166, 27, -206],
      [26, -108, 40, -146, 50, -178],
    ],
    thumb: [-12, -78, -44, -92, -58, -134],
  },
  fold: {
    palm: [0, -12, 0, -44, 0, -70],
    fingers: [
      [-26, -78, -26, -98, -22, -116],
      [-9, -82, -8, -106, -6, -124],
      [8, -82, 10, -104, 12, -122],
      [24, -76, 26, -94, 27, -110],
    ],
    thumb: [-24, -40, -42, -64, -36, -98],
  },
  /** Palm up, fingers easy, thumb free: "here you are". */
  give: {
    palm: [0, -14, 0, -60, 2, -96],
    fingers: [
      [-16, -104, -24, -146, -38, -180],
      [-2, -112, -4, -160, -14, -200],
      [13, -108, 16, -154, 10, -194],
      [25, -98, 34, -136, 32, -170],
    ],
    thumb: [-16, -66, -46, -82, -70, -116],
  },
  /** Loosely closed under the chin, seen from the fingers' side the thumb lies along the jaw. */
  muse: {
    palm: [0, -14, 2, -58, 2, -88],
    fingers: [
      [-24, -106, -32, -122, -27, -134],
      [-8, -114, -11, -132, -6, -141],
      [9, -112, 11, -130, 14, -138],
      [24, -102, 29, -118, 30, -126],
    ],
    thumb: [22, -66, 52, -96, 47, -146],
  },
  /** Counting as in the Low Countries: the thumb is one. */
  one: {
    palm: [0, -14, 0, -52, 0, -80],
    fingers: [
      [-20, -92, -24, -106, -12, -92],
      [-5, -98, -6, -112, 2, -98],
      [11, -94, 13, -108, 17, -94],
      [25, -84, 28, -96, 28, -84],
    ],
    thumb: [-18, -60, -44, -88, -50, -138],
  },
  two: {
    palm: [0, -14, 0, -56, 0, -88],
    fingers: [
      [-16, -98, -24, -150, -30, -196],
      [0, -102, 0, -116, 6, -102],
      [14, -98, 17, -112, 19, -98],
      [27, -86, 30, -98, 29, -86],
    ],
    thumb: [-18, -60, -54, -78, -78, -114],
  },
  three: {
    palm: [0, -14, 0, -58, 2, -92],
    fingers: [
      [-16, -100, -26, -150, -34, -194],
      [2, -106, 4, -160, 4, -208],
      [16, -98, 19, -112, 20, -98],
      [28, -86, 31, -98, 30, -86],
    ],
    thumb: [-18, -62, -54, -80, -78, -116],
  },
}

const mix = (a: number, b: number, t: number) => a + (b - a) * t
const mixStroke = (a: Stroke, b: Stroke, t: number): Stroke => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
  mix(a[2], b[2], t),
  mix(a[3], b[3], t),
  mix(a[4], b[4], t),
  mix(a[5], b[5], t),
]

export const mixHands = (from: Hand, to: Hand, t: number): Hand => ({
  palm: mixStroke(from.palm, to.palm, t),
  fingers: [
    mixStroke(from.fingers[0], to.fingers[0], t),
    mixStroke(from.fingers[1], to.fingers[1], t),
    mixStroke(from.fingers[2], to.fingers[2], t),
    mixStroke(from.fingers[3], to.fingers[3], t),
  ],
  thumb: mixStroke(from.thumb, to.thumb, t),
})

const curve = ([x0, y0, bendX, bendY, x1, y1]: Stroke, flip: number) =>
  `M${num(x0 * flip)} ${num(y0)}Q${num(bendX * flip)} ${num(bendY)} ${num(x1 * flip)} ${num(y1)}`

/** The crease between two fingers: short where they spread, full length where they lie together. */
function crease(a: Stroke, b: Stroke, flip: number) {
  const gap = Math.hypot(a[4] - b[4], a[5] - b[5]) - FINGER_WIDTH
  const reach = Math.min(1, Math.max(0.12, 0.85 - gap / 14))
  const [x0, y0] = [((a[0] + b[0]) / 2) * flip, (a[1] + b[1]) / 2]
  const [x1, y1] = [((a[4] + b[4]) / 2) * flip, (a[5] + b[5]) / 2]
  return `M${num(x0)} ${num(y0 + 2)}L${num(x0 + (x1 - x0) * reach)} ${num(y0 + 2 + (y1 - y0) * reach)}`
}

export function drawHand({ palm, fingers, thumb }: Hand, flip = 1) {
  const finger = (stroke: Stroke) => [curve(stroke, flip), FINGER_WIDTH] as const
  const [index, middle, ring, little] = fingers
  const creases = crease(index, middle, flip) + crease(middle, ring, flip) + crease(ring, little, flip)
  const strokes = [[curve(palm, flip), PALM_WIDTH] as const, ...fingers.map(finger), finger(thumb)]
  return limb(strokes, COLOR.skin) + line(creases, 5, COLOR.skinShade)
}
