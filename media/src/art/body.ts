import { circle, fill, group, limb, line, num, outlined, type Point, rect } from './draw.ts'
import { drawHand } from './hands.ts'
import { COLOR } from './palette.ts'
import { type Arm, at, joints, MIRROR, type Pose, reach, SHOULDER } from './poses.ts'

const SLEEVE = 84
const OUTLINE = 7
const HEM = 860

/** The line from the collar over the shoulder; it runs into the upper edge of the sleeve. */
function shoulderLine(arm: Arm) {
  const slope = Math.min(arm.upper, 90)
  const end = reach(SHOULDER, slope - 90, (SLEEVE + OUTLINE) / 2)
  const before = reach(end, slope + 180, 52)
  return { d: `C504 502 ${at(before)} ${at(end)}`, end }
}

/** The half of the coat on the viewer's right, closed along the middle. */
const coatHalf = (arm: Arm) => `M360 560L452 486${shoulderLine(arm).d}L${at(SHOULDER)}L568 650V${HEM}H360Z`

function coatSide(arm: Arm) {
  const shade = fill(`M568 640V${HEM}H532C540 780 544 700 536 630Z`, COLOR.coatShade)
  const edge = line(`M568 650V${HEM}`, OUTLINE) + line(`M452 486${shoulderLine(arm).d}`, OUTLINE)
  return fill(coatHalf(arm), COLOR.coat) + shade + edge
}

const neck = () =>
  fill('M306 400H414V500L360 540L306 500Z', COLOR.skinShade) + line('M306 420V496M414 420V496', OUTLINE)

const sweater = () =>
  outlined(
    'M284 478C300 462 312 456 318 450C336 476 384 476 402 450C408 456 420 462 436 478L440 520L360 640L280 520Z',
    COLOR.trust,
  ) + line('M304 490C330 516 390 516 416 490', 5, COLOR.trustDeep)

const lapel = () =>
  outlined('M442 474L484 516L452 556L476 580L364 706L360 640L438 522Z', COLOR.coat) +
  fill('M452 556L476 580L368 700L364 668Z', COLOR.coatShade)

const buttons = () => line(`M360 700V${HEM}`, 6) + circle(382, 744, 7, COLOR.ink) + circle(382, 800, 7, COLOR.ink)

function pens() {
  const pen = (x: number, y: number, height: number, color: string) => rect(x, y, 15, height, 7, color, 5)
  const pocket =
    outlined('M470 652H564V726C564 738 556 744 546 744H488C478 744 470 738 470 726Z', COLOR.coat, 6) +
    line('M472 670H562', 5, COLOR.coatShade)
  const colours = pen(488, 606, 62, COLOR.connect) + pen(510, 596, 70, COLOR.trust) + pen(532, 606, 62, COLOR.inspire)
  return group('translate(56 106) scale(.8)', colours + pocket)
}

function badge() {
  const shapes =
    circle(50, 50, 48, COLOR.connect) +
    fill('M76 98V48a46 46 0 0 1 92 0V98Z', COLOR.trust) +
    fill('M194 6L248 98H140Z', COLOR.inspire)
  const card = rect(150, 640, 104, 68, 12, COLOR.paper, 6) + group('translate(163 655) scale(.31)', shapes)
  return group('translate(92 119) scale(.8)', card + line('M164 696H224', 5, COLOR.hairShade))
}

/** Everything of the body that lies behind the head and the arms. */
export const torso = (pose: Pose) =>
  neck() +
  coatSide(pose.right) +
  group(MIRROR, coatSide(pose.left)) +
  sweater() +
  lapel() +
  group(MIRROR, lapel()) +
  buttons() +
  pens() +
  badge()

function towards([x0, y0]: Point, [x1, y1]: Point, length: number): Point {
  const whole = Math.hypot(x1 - x0, y1 - y0)
  return [x0 + ((x1 - x0) / whole) * length, y0 + ((y1 - y0) / whole) * length]
}

/** Sleeve from shoulder over a rounded elbow to the wrist. */
function sleevePath(elbow: Point, wrist: Point) {
  const bend = 46
  const inwards = at(towards(elbow, SHOULDER, bend))
  return `M${at(SHOULDER)}L${inwards}Q${at(elbow)} ${at(towards(elbow, wrist, bend))}L${at(wrist)}`
}

function cuff(wrist: Point, angle: number) {
  const bar = `M${at(reach(wrist, angle - 90, 39))}L${at(reach(wrist, angle + 90, 39))}`
  return line(bar, 38) + line(bar, 25, COLOR.coatShade)
}

/** One fold that runs from the inner side of the elbow outwards. */
function elbowFold(elbow: Point, arm: Arm) {
  const inwards = (arm.upper + 180 + arm.fore) / 2
  const d = `M${at(reach(elbow, inwards, 26))}Q${at(reach(elbow, inwards + 24, 12))} ${at(reach(elbow, inwards, -6))}`
  return line(d, 6, COLOR.coatShade)
}

/** A patch that takes away the line where sleeve and coat join; wider when the elbow is bent sharply. */
function seam(arm: Arm) {
  const bend = Math.abs(arm.upper + 180 - arm.fore)
  const outside = SLEEVE / 2 + OUTLINE
  const wide = outside + 2 + 10 * Math.min(1, Math.max(0, (75 - bend) / 20))
  const slope = Math.min(arm.upper, 90)
  const step = (radius: number, from: number, to: number) =>
    `L${at(reach(SHOULDER, from, radius))}A${num(radius)} ${num(radius)} 0 0 1 ${at(reach(SHOULDER, to, radius))}`
  const turn = 270 + slope * 0.4
  const chest = `M${at(SHOULDER)}${step(wide, arm.upper + 90, 235)}`
  const cap = `${step(outside + 2, 235, turn)}${step(outside - 0.5, turn, 250 + slope)}`
  const patch = fill(`${chest}${cap}L${at(shoulderLine(arm).end)}Z`, COLOR.coat)
  return patch + line(`M452 486${shoulderLine(arm).d}`, OUTLINE)
}

function armSide(arm: Arm) {
  const { elbow, wrist } = joints(arm)
  const frame = `translate(${at(reach(wrist, arm.fore, 4))}) rotate(${num(arm.wrist + 90)})`
  const sleeve = limb([[sleevePath(elbow, reach(wrist, arm.fore, -36)), SLEEVE]], COLOR.coat, OUTLINE)
  const hand = group(frame, drawHand(arm.hand, arm.flip))
  return sleeve + seam(arm) + elbowFold(elbow, arm) + hand + cuff(wrist, arm.fore)
}

export const arms = (pose: Pose) => armSide(pose.right) + group(MIRROR, armSide(pose.left))

/** Lines of movement beside the waving hand. */
export const waveLines = (color: string) =>
  line('M822 304q22 34 14 78M854 280q32 52 20 118M600 326q-22 30 -14 66', 8, color)

export const TORSO_BOX = { x: 96, y: 390, w: 528, h: 420 }
export const WAVE_BOX = { x: 570, y: 260, w: 330, h: 160 }
