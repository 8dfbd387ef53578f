import { circle, ellipse, fill, group, limb, line, num, outlined, type Point, rect } from '../art/draw.ts'
import { FIELD, PAINT } from './colors.ts'

export const ground = (color: string) => rect(0, 0, FIELD.w, FIELD.h, 0, color)

/** A drop whose belly has its centre at 0,0 and a radius of 300; it hangs from 0,-460. */
const BELLY = 'M0 -460C40 -330 300 -190 300 0A300 300 0 1 1 -300 0C-300 -190 -40 -330 0 -460Z'

/** The light on the drop is the same as on the planet: a deep crescent below right, a white arc above left. */
export const crescent = (r: number) => {
  const [near, far] = [num(r * 0.26), num(r * 0.966)]
  const inner = num(r * 1.54)
  return fill(
    `M${far} -${near}A${r} ${r} 0 0 1 -${near} ${far}A${inner} ${inner} 0 0 0 ${far} -${near}Z`,
    PAINT.trustDeep,
  )
}
export const glint = (r: number, width: number) =>
  line(
    `M${num(-r * 0.7)} ${num(-r * 0.12)}A${num(r * 0.71)} ${num(r * 0.71)} 0 0 1 ${num(-r * 0.32)} ${num(-r * 0.63)}`,
    width,
    PAINT.white,
  )

const drop = (ink: number) =>
  fill(BELLY, PAINT.trust) + crescent(300) + line(BELLY, ink) + glint(300, 28) + circle(-196, 54, 22, PAINT.white)

/** The drop seen from so far away that only its shape and one highlight remain. */
const farDrop = (ink: number) => outlined(BELLY, PAINT.trust, ink) + circle(-100, -40, 62, PAINT.white)

/** Hangs the drawing from this point. */
const hang = ([x, y]: Point, scale: number, body: string) =>
  group(`translate(${num(x)} ${num(y + 440 * scale)}) scale(${scale})`, body)

export function oneDrop() {
  const tip = outlined('M540 -20C610 60 670 120 720 164C770 120 830 60 900 -20Z', PAINT.leaf, 8)
  return ground(PAINT.inspireTint) + tip + line('M720 -20V140', 7, PAINT.trust) + hang([720, 150], 1, drop(10))
}

type Curve = readonly [Point, Point, Point, Point]
const along = ([a, b, c, d]: Curve, t: number): Point => {
  const at = (i: 0 | 1) =>
    (1 - t) ** 3 * a[i] + 3 * (1 - t) ** 2 * t * b[i] + 3 * (1 - t) * t ** 2 * c[i] + t ** 3 * d[i]
  return [at(0), at(1)]
}
const path = ([a, b, c, d]: Curve) => `M${a}C${b} ${c} ${d}`
const back = ([a, b, c]: Curve) => `C${c} ${b} ${a}`

/** Side veins leave the midrib and run forward to just short of the edge. */
function veins(rib: Curve, edge: Curve, starts: readonly number[], ahead: number) {
  const one = (t: number) => {
    const [x0, y0] = along(rib, t)
    const [x1, y1] = along(edge, t + ahead)
    return `M${num(x0)} ${num(y0)}Q${num(x0 + (x1 - x0) * 0.6)} ${num(y0 + (y1 - y0) * 0.35)} ${num(x0 + (x1 - x0) * 0.82)} ${num(y0 + (y1 - y0) * 0.82)}`
  }
  return starts.map(one).join('')
}

interface Leaf {
  upper: Curve
  rib: Curve
  lower: Curve
}

function leaf({ upper, rib, lower }: Leaf, ink: number, vein: number) {
  const starts = [0.16, 0.34, 0.52, 0.7]
  const halves = fill(`${path(upper)}${back(rib)}Z`, PAINT.leaf) + fill(`${path(rib)}${back(lower)}Z`, PAINT.trust)
  const fine = line(veins(rib, upper, starts, 0.1) + veins(rib, lower, starts, 0.1), vein, PAINT.trustDeep)
  return halves + fine + line(`${path(upper)}${back(lower)}Z`, ink) + line(path(rib), ink)
}

const LARGE_LEAF: Leaf = {
  upper: [
    [-30, 40],
    [330, -60],
    [760, 90],
    [930, 560],
  ],
  rib: [
    [-30, 290],
    [300, 290],
    [680, 390],
    [930, 560],
  ],
  lower: [
    [-30, 520],
    [260, 650],
    [640, 680],
    [930, 560],
  ],
}

export const leafTip = () => ground(PAINT.inspireTint) + hang([930, 556], 0.34, drop(24)) + leaf(LARGE_LEAF, 9, 6)

const LEFT_LEAF: Leaf = {
  upper: [
    [720, 452],
    [700, 250],
    [480, 190],
    [330, 230],
  ],
  rib: [
    [720, 452],
    [630, 330],
    [480, 270],
    [330, 230],
  ],
  lower: [
    [720, 452],
    [600, 450],
    [420, 390],
    [330, 230],
  ],
}
const RIGHT_LEAF: Leaf = {
  upper: [
    [720, 452],
    [770, 220],
    [1060, 200],
    [1100, 470],
  ],
  rib: [
    [720, 452],
    [810, 310],
    [1000, 290],
    [1100, 470],
  ],
  lower: [
    [720, 452],
    [830, 440],
    [980, 380],
    [1100, 470],
  ],
}

/** Rooted at 720,745. */
export const seedling = () =>
  limb([['M720 770C724 640 716 540 720 446', 26]], PAINT.trustDeep, 8) +
  hang([1098, 468], 0.115, farDrop(62)) +
  leaf(LEFT_LEAF, 8, 5) +
  leaf(RIGHT_LEAF, 8, 5)

const CRUMBS: readonly Point[] = [
  [180, 872],
  [330, 826],
  [520, 850],
  [640, 800],
  [830, 834],
  [960, 806],
  [1130, 860],
  [1290, 846],
]

export function sprout() {
  const mound = outlined('M-20 836Q720 628 1460 836V980H-20Z', PAINT.soil, 8)
  const crumbs = CRUMBS.map(([x, y]) => ellipse(x, y, 22, 12, PAINT.soilDark)).join('')
  return ground(PAINT.inspireTint) + seedling() + mound + crumbs
}
