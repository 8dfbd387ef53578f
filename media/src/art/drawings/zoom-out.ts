import { line, type Mark, shape } from '../marks.ts'
import { COLOR } from '../palette.ts'

const WATER = '#7FC7E8'
const DROP = 'M800 400c-18 28 -30 42 -30 60a30 30 0 0 0 60 0c0 -18 -12 -32 -30 -60Z'

const HOUSES = [
  [-420, 520, COLOR.trustTint],
  [-60, 380, COLOR.inspireTint],
  [1240, 460, COLOR.trustTint],
  [1620, 340, COLOR.connectTint],
] as const
const STARS = [
  [-2500, -900, 130],
  [-2000, 1500, 100],
  [3700, -1000, 150],
  [3900, 1500, 120],
  [-3100, 500, 80],
  [4500, 300, 90],
  [-3400, -1500, 90],
  [-1500, -1700, 70],
  [2900, -1700, 80],
  [4700, -1700, 70],
  [-3600, 2000, 100],
  [4700, 2300, 90],
  [-2900, 2600, 60],
  [3300, 2600, 60],
] as const

const house = ([x, y, color]: (typeof HOUSES)[number]) =>
  shape(`M${x} 860V${y}L${x + 150} ${y - 110}L${x + 300} ${y}V860Z`, color, { ink: 12, pace: 3 })

function starAt([x, y, r]: (typeof STARS)[number]) {
  const [far, near] = [r * 2, r * 0.5]
  const d = `M${x} ${y - far}L${x + near} ${y - near}L${x + far} ${y}L${x + near} ${y + near}L${x} ${y + far}L${x - near} ${y + near}L${x - far} ${y}L${x - near} ${y - near}Z`
  return shape(d, COLOR.inspire, { ink: 36, pace: 16 })
}

/** From one drop to the starry sky; only after the challenge, because it tells the order of the thirteen pictures. */
export const zoomOut = (): Mark[][] => [
  [
    shape(DROP, WATER, { ink: 2, pace: 0.35 }),
    line('M786 464a16 16 0 0 0 8 14', { ink: 1.6, color: COLOR.white, pace: 0.2 }),
  ],
  [
    shape('M690 520C700 430 790 360 940 350C950 460 880 560 740 548C720 546 700 540 690 520Z', COLOR.trust, {
      ink: 3,
      pace: 0.6,
    }),
    line('M660 560C740 500 820 440 900 380', { ink: 3, pace: 0.8 }),
    shape(DROP, WATER, { ink: 2, pace: 2 }),
  ],
  [
    line('M640 580C610 640 600 700 600 760', { ink: 6 }),
    shape('M640 580C560 560 520 480 560 420C620 430 660 500 640 580Z', COLOR.trust, { ink: 5, pace: 1.2 }),
    shape('M520 760H690L668 850H542Z', COLOR.connect, { ink: 5 }),
    line('M470 850V580a270 270 0 0 1 540 0V850', { ink: 6, color: COLOR.trust, pace: 1.6 }),
    line('M430 250V850H1130V250', { ink: 7, pace: 1.6 }),
    shape('M370 290L780 40L1190 290Z', COLOR.connect, { ink: 7, pace: 1.6 }),
  ],
  [line('M-600 860H2200', { ink: 12, pace: 3 }), ...HOUSES.map(house)],
  [
    line('M-1300 450a2100 2100 0 0 1 4200 0a2100 2100 0 0 1 -4200 0Z', { ink: 46, pace: 8 }),
    shape('M-900 1240C0 1100 1600 1100 2500 1240C2100 2100 1400 2540 800 2540S-500 2100 -900 1240Z', COLOR.trust, {
      ink: 40,
      pace: 9,
    }),
    ...STARS.map(starAt),
  ],
]

/** The field itself zooms out, step by step. */
export const ZOOMS = [5, 2.6, 1.05, 0.5, 0.165]
