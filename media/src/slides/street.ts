import { circle, fill, group, line, outlined, type Point, rect } from '../art/draw.ts'
import { FIELD, PAINT } from './colors.ts'
import { bicycle, house } from './house.ts'
import { ground } from './plant.ts'

const PAVEMENT = 690

interface Neighbour {
  x: number
  eaves: number
  color: string
  roof: string
}

const windows = ({ x, eaves }: Neighbour) => {
  const rows = Array.from({ length: Math.floor((PAVEMENT - 170 - eaves) / 86) + 1 }, (_, i) => eaves + 36 + i * 86)
  const one = (left: number, y: number) => rect(left, y, 36, 44, 3, PAINT.inkDeep, 5)
  return rows.flatMap((y) => [one(x + 30, y), one(x + 97, y), one(x + 164, y)]).join('')
}

const neighbour = (house: Neighbour) => {
  const { x, eaves, color, roof } = house
  const front = rect(x, eaves, 230, PAVEMENT - eaves, 0, color, 8)
  const door = outlined(`M${x + 93} ${PAVEMENT}V${PAVEMENT - 74}h44V${PAVEMENT}Z`, PAINT.inkDeep, 6)
  return outlined(roof, color, 8) + front + windows(house) + door
}

const NEIGHBOURS: readonly Neighbour[] = [
  { x: 125, eaves: 330, color: PAINT.petrol, roof: 'M111 330V306H369V330Z' },
  { x: 357, eaves: 420, color: PAINT.trustDeep, roof: 'M357 424C357 300 420 280 472 280S587 300 587 424Z' },
  { x: 853, eaves: 400, color: PAINT.inspireDeep, roof: 'M853 404V366H893V326H933V286H1003V326H1043V366H1083V404Z' },
  { x: 1085, eaves: 440, color: PAINT.petrol, roof: 'M1071 444L1200 290L1329 444Z' },
]

const STARS: readonly Point[] = [
  [90, 120],
  [260, 70],
  [430, 170],
  [560, 60],
  [860, 110],
  [1010, 190],
  [1060, 60],
  [1370, 230],
]

const moon = () => fill('M1232 80a62 62 0 1 0 56 92a50 50 0 1 1 -56 -92Z', PAINT.paper)

const tree = (x: number) =>
  rect(x - 7, PAVEMENT - 46, 14, 50, 3, PAINT.soil, 5) + circle(x, PAVEMENT - 66, 36, PAINT.trust, 6)

/** Not lit: the only light in the street is the window. */
const streetLamp = (x: number) =>
  line(`M${x} ${PAVEMENT + 24}V${PAVEMENT - 210}q0 -34 -36 -34`, 14, PAINT.slate) +
  line(`M${x - 16} ${PAVEMENT + 24}h32`, 18, PAINT.slate) +
  fill(`M${x - 62} ${PAVEMENT - 250}h44l16 38h-76Z`, PAINT.grey)

function tram() {
  const pane = (x: number) => rect(x, 774, 54, 42, 8, PAINT.inkDeep, 5)
  const wheel = (x: number) => circle(x, 872, 18, PAINT.slate, 7)
  return (
    line('M300 736L330 700H390', 7) +
    wheel(190) +
    wheel(250) +
    wheel(430) +
    wheel(490) +
    rect(150, 736, 380, 130, 26, PAINT.paper, 8) +
    outlined('M150 826H530V840a26 26 0 0 1 -26 26H176a26 26 0 0 1 -26 -26Z', PAINT.connect, 8) +
    [176, 244, 312, 380, 448].map(pane).join('')
  )
}

export const theStreet = () =>
  ground(PAINT.ink) +
  moon() +
  STARS.map(([x, y]) => circle(x, y, 5, PAINT.paper)).join('') +
  NEIGHBOURS.map(neighbour).join('') +
  group(`translate(720 ${PAVEMENT}) scale(.372) translate(-720 -880)`, house(true)) +
  rect(-20, PAVEMENT, FIELD.w + 40, 52, 0, PAINT.paleGrey, 8) +
  rect(-20, 742, FIELD.w + 40, 240, 0, PAINT.grey, 8) +
  line('M-20 912H1460', 10, PAINT.paper, 'stroke-dasharray="70 60"') +
  [350, 592, 1086].map(tree).join('') +
  streetLamp(1384) +
  group(`translate(800 ${PAVEMENT + 4})`, bicycle(0.5)) +
  tram()
