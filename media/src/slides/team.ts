import { bumps, circle, fill, group, line, outlined, type Point, rect } from '../art/draw.ts'
import { FIELD, PAINT } from './colors.ts'
import { glassOnBench, lamp, shelf } from './lab.ts'
import { ground } from './plant.ts'

interface Person {
  head: Point
  hem: number
  stands: boolean
  skin: string
  top: string
  hair: 'short' | 'long' | 'bun' | 'scarf' | 'curls'
  hairColor: string
}

const CURLS: readonly Point[] = [
  [-52, 18],
  [-64, -14],
  [-46, -46],
  [-14, -64],
  [22, -60],
  [50, -38],
  [62, -6],
  [52, 20],
]

const HAIR: Record<Person['hair'], (color: string) => string> = {
  short: (color) =>
    outlined(
      'M-51 -2C-54 -44 -28 -62 2 -62S54 -42 51 -2C40 -10 36 -22 32 -30C10 -22 -18 -22 -34 -30C-38 -20 -42 -10 -51 -2Z',
      color,
      5,
    ),
  long: (color) =>
    outlined(
      'M-50 40C-66 -40 -30 -64 0 -64S66 -40 50 40C42 20 42 -4 34 -26C10 -16 -14 -18 -32 -30C-42 -8 -42 20 -50 40Z',
      color,
      5,
    ),
  bun: (color) =>
    circle(0, -66, 22, color, 5) +
    outlined('M-50 4C-52 -40 -26 -58 0 -58S52 -40 50 4C42 -18 26 -32 0 -34C-26 -32 -42 -18 -50 4Z', color, 5),
  scarf: (color) =>
    fill(
      'M-60 84C-72 20 -66 -62 0 -62S72 20 60 84C30 98 -30 98 -60 84ZM-37 6a37 43 0 1 0 74 0a37 43 0 1 0 -74 0Z',
      color,
      `fill-rule="evenodd" stroke="${PAINT.ink}" stroke-width="5" stroke-linejoin="round"`,
    ),
  curls: (color) =>
    outlined(`M-52 18${bumps(CURLS, 0.62)}C46 6 44 -14 34 -28C14 -20 -16 -20 -34 -28C-44 -14 -46 6 -52 18Z`, color, 5),
}

/** Everybody looks at the jar in the middle, a little below eye level. */
function face([x, y]: Point, professor: boolean) {
  const gaze = Math.sign(Math.round((720 - x) / 100)) * 6
  const eyes = circle(-17 + gaze, 2, 6, PAINT.ink) + circle(17 + gaze, 2, 6, PAINT.ink)
  const smile = line(`M${-13 + gaze} 23q13 11 26 0`, 5)
  const lens = (at: number) => `M${at - 15} 2a15 15 0 1 0 30 0a15 15 0 1 0 -30 0`
  const glasses = professor ? line(`${lens(-17 + gaze)}${lens(17 + gaze)}`, 5) : ''
  return group(`translate(${x} ${y})`, eyes + smile + glasses)
}

/** Two legs for people who stand in the open; behind the bench nobody needs any. */
const legs = (x: number, from: number, to: number) =>
  line(`M${x - 28} ${from}V${to}M${x + 28} ${from}V${to}`, 44) +
  line(`M${x - 30} ${to + 18}h-22M${x + 30} ${to + 18}h22`, 30, PAINT.inkDeep)

function person({ head: [x, y], hem, stands, skin, top, hair, hairColor }: Person) {
  const shoulders = y + 108
  const professor = hair === 'curls'
  const body = outlined(`M${x - 66} ${hem}V${shoulders}a56 56 0 0 1 56 -56h20a56 56 0 0 1 56 56V${hem}Z`, top, 7)
  const arms = [x - 53, x + 53].map((at) => circle(at, hem - 58, 15, skin, 5)).join('')
  const sleeves = line(`M${x - 38} ${shoulders + 20}V${hem - 66}h-26M${x + 38} ${shoulders + 20}V${hem - 66}h26`, 5)
  const shirt = professor
    ? ''
    : outlined(
        `M${x - 30} ${y + 50}L${x} ${y + 82}L${x + 30} ${y + 50}L${x + 22} ${y + 96}L${x} ${y + 82}L${x - 22} ${y + 96}Z`,
        PAINT.paper,
        5,
      ) +
      line(`M${x} ${y + 92}V${hem}`, 4) +
      [120, 158, 196].map((below) => circle(x + 9, y + below, 4, PAINT.ink)).join('')
  const collar = professor
    ? fill(`M${x - 24} ${y + 54}h48l-24 60Z`, PAINT.trust) + line(`M${x} ${y + 114}V${hem}`, 5)
    : ''
  const neck = rect(x - 17, y + 32, 34, 34, 8, skin)
  const figure = body + (stands ? arms + sleeves : '') + neck + shirt + collar + circle(x, y, 50, skin, 6)
  const under = stands ? legs(x, hem, 812) : ''
  return under + figure + face([x, y], professor) + group(`translate(${x} ${y})`, HAIR[hair](hairColor))
}

const BEHIND: readonly Person[] = [
  {
    head: [560, 404],
    hem: 600,
    stands: false,
    skin: '#8D5636',
    top: PAINT.inspire,
    hair: 'short',
    hairColor: '#2A1C18',
  },
  { head: [720, 384], hem: 600, stands: false, skin: '#F0C4A0', top: PAINT.grey, hair: 'long', hairColor: '#B4552D' },
  {
    head: [880, 404],
    hem: 600,
    stands: false,
    skin: '#C98B62',
    top: PAINT.connect,
    hair: 'scarf',
    hairColor: PAINT.trustDeep,
  },
]
const BESIDE: readonly Person[] = [
  { head: [330, 420], hem: 680, stands: true, skin: '#F0C4A0', top: PAINT.trust, hair: 'bun', hairColor: '#3B2A24' },
  {
    head: [1110, 420],
    hem: 740,
    stands: true,
    skin: PAINT.skin,
    top: PAINT.coat,
    hair: 'curls',
    hairColor: PAINT.hair,
  },
]

/** The people, the bench and what stands on it; the room around them is drawn separately. */
export const team = () =>
  BEHIND.map(person).join('') +
  rect(500, 580, 440, 212, 6, PAINT.petrol, 8) +
  rect(480, 558, 480, 36, 6, PAINT.sand, 8) +
  glassOnBench(560, 0.33, 158, 0.86) +
  BESIDE.map(person).join('')

export const teamInLab = () =>
  ground(PAINT.inspireTint) +
  rect(-20, 770, FIELD.w + 40, 220, 0, PAINT.trustDeep, 8) +
  lamp(720, 150, 0.8) +
  shelf(1180, 220, 0.7) +
  group('translate(720 836) scale(1.2) translate(-720 -800)', team())
