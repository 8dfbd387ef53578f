import type { FilmScript } from '@thrive/content'
import { type Box, num, type Point } from './draw.ts'
import { HANDS, type Hand, type HandName, mixHands } from './hands.ts'

/**
 * How the arms stand. Arms are described for the viewer's right side; the left arm is the mirror image.
 * Angles in degrees: 0 = outwards, 90 = down, 180 = across the body, 270 = up.
 */

/** What a script asks for. */
type ScriptPose = FilmScript['endPose']
/** What the body does: to point is to open a hand, towards the board or towards the viewer; to count is three poses. */
export type PoseName = Exclude<ScriptPose, 'point' | 'count'> | 'toBoard' | 'toYou'

/** showing: something is on the board in this sentence. */
export function bodyPose(pose: ScriptPose, showing: boolean): PoseName {
  if (pose === 'point') return showing ? 'toBoard' : 'toYou'
  return pose === 'count' ? 'one' : pose
}

interface ArmPose {
  upper: number
  fore: number
  wrist: number
  hand: HandName
  flip: number
  /** How much the arm moves along with the speech. */
  live: number
}
export interface Arm {
  upper: number
  fore: number
  wrist: number
  flip: number
  hand: Hand
}
export interface Pose {
  left: Arm
  right: Arm
}

const FOLDED: ArmPose = { upper: 83, fore: 181, wrist: 183, hand: 'fold', flip: -1, live: 0 }
const OFFER: ArmPose = { upper: 71, fore: 299, wrist: 307, hand: 'flat', flip: 1, live: 1 }

const GIVE: ArmPose = { upper: 98, fore: 318, wrist: 331, hand: 'give', flip: 1, live: 0.8 }
// Narrow enough to stay in the picture when the camera has come closest.
const WIDE: ArmPose = { ...GIVE, upper: 86, fore: 311, wrist: 327 }
const counting = (hand: HandName): ArmPose => ({ upper: 66, fore: 283, wrist: 279, hand, flip: 1, live: 0.5 })

const POSES: Record<PoseName, { left: ArmPose; right: ArmPose }> = {
  rest: { left: FOLDED, right: FOLDED },
  wave: { left: FOLDED, right: { upper: 48, fore: 292, wrist: 274, hand: 'open', flip: 1, live: 1 } },
  open: { left: OFFER, right: OFFER },
  // The forearm stands steep enough to keep the fingertips off the board, also on the widest swing.
  present: { left: { upper: 48, fore: 291, wrist: 309, hand: 'flat', flip: 1, live: 1 }, right: FOLDED },
  toBoard: { left: { upper: 78, fore: 312, wrist: 322, hand: 'give', flip: 1, live: 0.8 }, right: FOLDED },
  toYou: { left: FOLDED, right: GIVE },
  heart: { left: { upper: 74, fore: 211, wrist: 203, hand: 'flat', flip: -1, live: 0.3 }, right: FOLDED },
  think: { left: FOLDED, right: { upper: 117, fore: 247, wrist: 260, hand: 'muse', flip: 1, live: 0.15 } },
  // As people count here: the thumb is one.
  one: { left: FOLDED, right: counting('one') },
  two: { left: FOLDED, right: counting('two') },
  three: { left: FOLDED, right: counting('three') },
  /** Both arms wide and low, palms up, towards the team. */
  invite: { left: WIDE, right: WIDE },
}

const mix = (a: number, b: number, t: number) => a + (b - a) * t

function mixArm(from: ArmPose, to: ArmPose, t: number, swing: number): Arm {
  const beat = swing * mix(from.live, to.live, t)
  return {
    upper: mix(from.upper, to.upper, t),
    fore: mix(from.fore, to.fore, t) + beat,
    wrist: mix(from.wrist, to.wrist, t) + beat * 1.8,
    flip: mix(from.flip, to.flip, t),
    hand: mixHands(HANDS[from.hand], HANDS[to.hand], t),
  }
}

/** The arms on their way from one pose to the next, t = 0 … 1. Swing in degrees: the beat of the speech, or the wave. */
export const mixPoses = (from: PoseName, to: PoseName, t: number, swing = 0): Pose => ({
  left: mixArm(POSES[from].left, POSES[to].left, t, swing),
  right: mixArm(POSES[from].right, POSES[to].right, t, swing),
})

export const SHOULDER: Point = [562, 598]
const UPPER_ARM = 146
const FOREARM = 150
export const MIRROR = 'translate(720 0) scale(-1 1)'

export const reach = ([x, y]: Point, angle: number, length: number): Point => [
  x + Math.cos((angle * Math.PI) / 180) * length,
  y + Math.sin((angle * Math.PI) / 180) * length,
]
export const at = ([x, y]: Point) => `${num(x)} ${num(y)}`

export function joints(arm: Arm) {
  const elbow = reach(SHOULDER, arm.upper, UPPER_ARM)
  return { elbow, wrist: reach(elbow, arm.fore, FOREARM) }
}

/** The room the arms take in this pose, so that a sprite is no larger than it must be. */
export function armsBox(pose: Pose): Box {
  const points = (arm: Arm) => {
    const { elbow, wrist } = joints(arm)
    return [SHOULDER, elbow, wrist, reach(wrist, arm.wrist, 190)]
  }
  const [left, right] = [points(pose.left), points(pose.right)]
  const xs = [...left.map(([x]) => 720 - x), ...right.map(([x]) => x)]
  const top = Math.min(440, ...[...left, ...right].map(([, y]) => y - 90))
  const whole = (value: number) => Math.round(value / 2) * 2
  const [from, to] = [Math.min(...xs) - 110, Math.max(...xs) + 110]
  return { x: whole(from), y: whole(top), w: whole(to - from), h: whole(810 - top) }
}
