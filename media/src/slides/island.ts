import { circle, ellipse, group, line, outlined, type Point, rect } from '../art/draw.ts'
import { PAINT } from './colors.ts'
import { ground } from './plant.ts'

/** About 860 × 580 around 720,480, with one bay on the right. */
export const COAST =
  'M306 468C280 300 450 176 650 196C800 212 900 176 1010 232C1140 298 1180 404 1112 448C1060 482 1008 476 1000 526' +
  'C992 584 1096 592 1084 664C1068 756 900 790 736 778C540 764 334 690 306 468Z'

const WAVES: readonly Point[] = [
  [110, 150],
  [300, 90],
  [620, 60],
  [940, 90],
  [1290, 330],
  [1330, 540],
  [1110, 850],
  [860, 900],
  [560, 890],
  [330, 760],
  [120, 560],
  [90, 350],
]

const mountain = (x: number, foot: number, h: number) =>
  outlined(`M${x - h * 0.62} ${foot}L${x} ${foot - h}L${x + h * 0.62} ${foot}Z`, PAINT.slate, 7) +
  outlined(
    `M${x - h * 0.2} ${foot - h * 0.67}L${x} ${foot - h}L${x + h * 0.2} ${foot - h * 0.67}L${x + h * 0.05} ${foot - h * 0.58}L${x - h * 0.06} ${foot - h * 0.66}Z`,
    PAINT.paper,
    5,
  )

const WOOD: readonly Point[] = [
  [366, 520],
  [410, 560],
  [378, 590],
  [440, 624],
  [500, 660],
  [476, 694],
  [548, 704],
  [610, 712],
  [670, 724],
  [640, 690],
  [900, 268],
  [956, 258],
  [930, 306],
  [1010, 290],
  [984, 340],
  [1050, 336],
  [900, 690],
  [956, 700],
  [1010, 676],
]

const wood = () => WOOD.map(([x, y], i) => circle(x, y, 30, i % 3 ? NIGHT.wood : PAINT.trustDeep, 6)).join('')

/** A petrol patch crossed by streets, with the one light at its centre. */
const city = () =>
  rect(645, 415, 190, 130, 26, PAINT.petrol, 7) +
  line('M690 420V540M740 420V540M790 420V540M650 450H830M650 480H830M650 512H830', 5, PAINT.paleGrey)

const light = () =>
  circle(740, 480, 40, PAINT.inspire).replace('/>', ' fill-opacity=".35"/>') +
  circle(740, 480, 18, PAINT.inspireTint, 4) +
  circle(740, 480, 10, PAINT.inspire, 3)

const boat = () =>
  group(
    'translate(1210 790)',
    outlined('M-46 0H46L28 26H-28Z', PAINT.connectDeep, 6) +
      line('M0 0V-66', 6) +
      outlined('M6 -66L44 -10H6Z', PAINT.white, 5) +
      outlined('M-6 -58L-36 -10H-6Z', PAINT.paper, 5),
  )

/** About 380 wide, around x,y. */
export const cloud = (x: number, y: number, color: string) =>
  ellipse(x, y, 190, 44, color) + circle(x - 60, y - 34, 58, color) + circle(x + 50, y - 46, 74, color)

/** At night, everything is dimmed except the one light and the moon on the water. */
const NIGHT = {
  sea: '#123E4C',
  wave: '#0B2C38',
  shallow: '#1F6470',
  sand: '#B7A88A',
  wood: '#0A4A47',
  cloud: '#8C92B4',
}

const moonlight = () => line('M1180 120h110M1216 150h150M1160 180h90M1270 180h60M1200 210h110', 9, PAINT.paleGrey)

const RIVER = 'M520 372C600 380 580 452 660 470C730 486 760 500 820 500C900 500 900 540 1004 532'

export const theIsland = () =>
  ground(NIGHT.sea) +
  line(WAVES.map(([x, y]) => `M${x} ${y}q18 -20 36 0q18 20 36 0`).join(''), 9, NIGHT.wave) +
  moonlight() +
  line(COAST, 64, NIGHT.shallow) +
  outlined(COAST, NIGHT.sand, 8) +
  line(RIVER, 20) +
  line(RIVER, 12, NIGHT.shallow) +
  mountain(430, 420, 140) +
  mountain(590, 380, 130) +
  mountain(510, 420, 180) +
  wood() +
  city() +
  line('M645 466C730 486 760 500 835 501', 12, NIGHT.shallow) +
  light() +
  boat() +
  cloud(250, 130, NIGHT.cloud) +
  cloud(90, 890, NIGHT.cloud)
