import { circle, line, num, type Point, rect } from '../art/draw.ts'
import { repeatable } from '../art/random.ts'
import { PAINT } from './colors.ts'
import { ground } from './plant.ts'

/** Seen from straight above. No other house is built on a street, the river, the park or our own row. */

type Line = readonly [Point, Point]

const STREETS: readonly Line[] = [
  [
    [-20, 150],
    [1460, 128],
  ],
  [
    [-20, 338],
    [1460, 356],
  ],
  [
    [-20, 548],
    [1460, 536],
  ],
  [
    [-20, 812],
    [1460, 834],
  ],
  [
    [150, -20],
    [176, 980],
  ],
  [
    [560, -20],
    [548, 980],
  ],
  [
    [902, -20],
    [886, 980],
  ],
  [
    [1120, -20],
    [1136, 980],
  ],
  [
    [1316, -20],
    [1304, 980],
  ],
]
const RING = { x: 720, y: 486, rx: 560, ry: 372 }
const RIVER = 'M-60 40C260 30 500 160 460 400C420 620 560 730 780 690C1000 652 1100 730 1160 830S1320 968 1500 1000'
const RIVER_POINTS: readonly Point[] = [
  [0, 42],
  [120, 62],
  [240, 106],
  [350, 180],
  [430, 280],
  [460, 400],
  [470, 520],
  [530, 630],
  [640, 696],
  [780, 690],
  [900, 682],
  [1020, 706],
  [1110, 760],
  [1160, 830],
  [1230, 920],
  [1330, 976],
  [1460, 996],
]
const PARK = { x: 310, y: 700, r: 130 }
const ROW = { left: 590, right: 850, y: 470 }

function distanceToLine([x, y]: Point, [[x0, y0], [x1, y1]]: Line) {
  const [dx, dy] = [x1 - x0, y1 - y0]
  const t = Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - x0 - t * dx, y - y0 - t * dy)
}

const riverLines = RIVER_POINTS.slice(1).map((point, i): Line => [RIVER_POINTS[i] ?? point, point])
const distanceToRing = ([x, y]: Point) =>
  Math.abs(Math.hypot((x - RING.x) / RING.rx, (y - RING.y) / RING.ry) - 1) * Math.min(RING.rx, RING.ry)

const isFree = (point: Point) =>
  STREETS.every((street) => distanceToLine(point, street) > 42) &&
  riverLines.every((part) => distanceToLine(point, part) > 96) &&
  distanceToRing(point) > 46 &&
  Math.hypot(point[0] - PARK.x, point[1] - PARK.y) > PARK.r + 44 &&
  !(point[0] > ROW.left - 30 && point[0] < ROW.right + 30 && Math.abs(point[1] - ROW.y) < 74)

const roof = (x: number, y: number, w: number, h: number, color: string) =>
  rect(x - w / 2, y - h / 2, w, h, 4, color, 5) +
  line(w > h ? `M${num(x - w / 2)} ${num(y)}h${num(w)}` : `M${num(x)} ${num(y - h / 2)}v${num(h)}`, 4)

const ROOFS = [PAINT.slate, PAINT.grey, PAINT.trustDeep, PAINT.inspireDeep, PAINT.slate]

function roofs() {
  const random = repeatable('the city')
  const places = Array.from({ length: 16 * 24 }, (_, i): Point => [(i % 24) * 62 + 12, Math.floor(i / 24) * 62 + 20])
  return places
    .filter(isFree)
    .map(([x, y]) => roof(x, y, 38 + random() * 16, 38 + random() * 16, ROOFS[Math.floor(random() * 5)] ?? PAINT.slate))
    .join('')
}

const streets = (width: number, color: string) =>
  line(STREETS.map(([from, to]) => `M${from}L${to}`).join(''), width, color) +
  `<ellipse cx="${RING.x}" cy="${RING.y}" rx="${RING.rx}" ry="${RING.ry}" fill="none" stroke="${color}" stroke-width="${width}"/>`

const BRIDGES: readonly Line[] = [
  [
    [406, 339],
    [506, 341],
  ],
  [
    [549, 570],
    [546, 730],
  ],
  [
    [888, 620],
    [886, 745],
  ],
]

function park() {
  const trees = Array.from({ length: 12 }, (_, i) => {
    const r = i < 8 ? 88 : 34
    const angle = (i < 8 ? i / 8 : (i - 8) / 4) * 2 * Math.PI
    return circle(PARK.x + r * Math.cos(angle), PARK.y + r * Math.sin(angle), 19, PAINT.leaf, 4)
  })
  return circle(PARK.x, PARK.y, PARK.r, PAINT.trustDeep, 7) + trees.join('')
}

/** The five roofs of our street; the third has the light. */
function ourRow() {
  const colors = [PAINT.petrol, PAINT.trustDeep, PAINT.connectDeep, PAINT.inspireDeep, PAINT.petrol]
  const row = colors.map((color, i) => roof(ROW.left + 34 + i * 48, ROW.y, 44, 84, color)).join('')
  const light = circle(720, ROW.y, 24, PAINT.inspireTint, 5) + circle(720, ROW.y, 14, PAINT.inspire, 4)
  return rect(ROW.left + 2, ROW.y - 52, 256, 104, 8, PAINT.petrol) + row + light
}

export const theCity = () =>
  ground(PAINT.petrol) +
  roofs() +
  streets(30, PAINT.ink) +
  streets(20, PAINT.paleGrey) +
  line(RIVER, 122) +
  line(RIVER, 108, PAINT.trust) +
  BRIDGES.map(([from, to]) => line(`M${from}L${to}`, 38) + line(`M${from}L${to}`, 26, PAINT.paper)).join('') +
  park() +
  ourRow() +
  line('M640 545h44', 24) +
  line('M640 545h44', 14, PAINT.connect)
