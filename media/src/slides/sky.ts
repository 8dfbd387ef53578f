import { circle, clipped, ellipse, fill, group, line, outlined, type Point, star } from '../art/draw.ts'
import { repeatable } from '../art/random.ts'
import { FIELD, PAINT } from './colors.ts'
import { COAST, cloud } from './island.ts'
import { crescent, glint, ground } from './plant.ts'

/** Scatters stars evenly: each cell of a grid gets one star somewhere inside it. */
function strewn(columns: number, rows: number, seed: string, free: (point: Point) => boolean) {
  const random = repeatable(seed)
  const [w, h] = [FIELD.w / columns, FIELD.h / rows]
  const places = Array.from({ length: columns * rows }, (_, i): [Point, number] => [
    [((i % columns) + 0.15 + random() * 0.7) * w, (Math.floor(i / columns) + 0.15 + random() * 0.7) * h],
    2.5 + random() * 3.5,
  ])
  return places.flatMap(([point, r]) => (free(point) ? [circle(point[0], point[1], r, PAINT.paper)] : [])).join('')
}

const PLANET = { x: 720, y: 480, r: 340 }
const away = ([x, y]: Point, from: { x: number; y: number }, distance: number) =>
  Math.hypot(x - from.x, y - from.y) > distance

const DISC = 'M-340 0a340 340 0 1 0 680 0a340 340 0 1 0 -680 0Z'

function lands() {
  const upper = 'M60 -360C40 -290 110 -280 130 -220C150 -170 210 -190 250 -130C280 -90 330 -110 380 -100V-380Z'
  const lower = 'M-380 60C-300 40 -290 100 -230 110C-180 120 -190 190 -130 210C-80 230 -100 300 -60 360H-380Z'
  const spot = (x: number, y: number, r: number) => circle(x, y, r, PAINT.trustDeep)
  const woods =
    spot(190, -236, 26) + spot(228, -214, 20) + spot(-246, 168, 26) + spot(-208, 196, 20) + spot(-226, 220, 18)
  return outlined(upper, PAINT.sand, 7) + outlined(lower, PAINT.sand, 7) + woods
}

const small = (x: number, y: number, scale: number) =>
  group(`translate(${x} ${y}) scale(${scale})`, cloud(0, 0, PAINT.paper))

/** The same bean shape, now a crumb, still with its one light. */
const crumb = () =>
  group('scale(.128) translate(-720 -480)', outlined(COAST, PAINT.sand, 44)) +
  circle(2, 0, 9, PAINT.inspireTint) +
  circle(2, 0, 6, PAINT.inspire, 2.5)

export function thePlanet() {
  const inside =
    fill(DISC, PAINT.trust) +
    lands() +
    small(-140, 56, 0.34) +
    small(175, 84, 0.42) +
    small(20, 250, 0.36) +
    crescent(340)
  const planet = clipped('planet', DISC, inside) + line(DISC, 8) + crumb() + glint(340, 28)
  return (
    ground(PAINT.inkDeep) +
    strewn(8, 5, 'round the planet', (point) => away(point, PLANET, 400)) +
    circle(PLANET.x, PLANET.y, PLANET.r + 17, PAINT.trustTint) +
    group(`translate(${PLANET.x} ${PLANET.y})`, planet)
  )
}

/** Stars on a circle around x,y. */
const ring = (x: number, y: number, r: number, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((i + 0.5) / count) * 2 * Math.PI
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
  })

const joined = (points: readonly Point[]) =>
  line(`M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`, 5, PAINT.grey)
const lit = (points: readonly Point[]) => points.map(([x, y]) => circle(x, y, 13, PAINT.inspire)).join('')

/** The signs of the three indicators: two circles, an arch, a triangle. */
const SIGNS: readonly Point[][] = [
  ring(250, 330, 120, 8),
  ring(390, 330, 120, 8),
  [
    [1015, 480],
    [1015, 400],
    [1015, 320],
    [1049, 239],
    [1130, 205],
    [1211, 239],
    [1245, 320],
    [1245, 400],
    [1245, 480],
  ],
  [
    [720, 660],
    [786, 770],
    [852, 880],
    [720, 880],
    [588, 880],
    [654, 770],
  ],
]

const LARGE: readonly Point[] = [
  [120, 120],
  [700, 130],
  [1340, 640],
  [980, 700],
  [450, 640],
]

const isDark = (point: Point) =>
  SIGNS.flat().every(([x, y]) => away(point, { x, y }, 34)) &&
  away(point, PLANET, 90) &&
  away(point, { x: 0, y: 960 }, 240)

export const nightSky = () =>
  ground(PAINT.inkDeep) +
  strewn(12, 8, 'the night sky', isDark) +
  LARGE.map(([x, y]) => fill(star(x, y, 20, 5, 4), PAINT.paper)).join('') +
  SIGNS.map((sign) => joined(sign) + lit(sign)).join('') +
  circle(PLANET.x, PLANET.y, 34, PAINT.trustTint) +
  circle(PLANET.x, PLANET.y, 27, PAINT.trust, 5) +
  ellipse(PLANET.x - 9, PLANET.y - 9, 6, 6, PAINT.white) +
  circle(0, FIELD.h, 190, PAINT.inspire, 8)
