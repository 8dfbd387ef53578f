import { INDICATOR_NAMES, INDICATORS, type Indicator } from '@thrive/domain'
import { circle, group, num } from '../art/draw.ts'
import { COLOR, TINTS } from '../art/palette.ts'
import { bes, DASHED, plain, slab, stroke } from './drawing.ts'
import { crowd, type Level, SIGNS } from './signs.ts'

/** The lab's room from above: a line and three mats on the empty half, chairs around the case. 1000 × 520. */

const STANDING = [110, 226, 278, 330, 350, 420, 486]
const SHIRTS = [COLOR.connectTint, COLOR.trustTint, COLOR.inspireTint, COLOR.white]

function floorLine() {
  const marks = Array.from({ length: 11 }, (_, i) => stroke(`M${70 + i * 52} 100v20`, i % 5 ? 2 : 4))
  const people = STANDING.map((x, i) => circle(x, 128 + (i % 2) * 6, 12, SHIRTS[i % 4] ?? COLOR.white, 3))
  const ends = bes(70, 88, 20, '0%') + bes(330, 88, 20, '50%') + bes(590, 88, 20, '100%')
  return stroke('M70 110H590', 4) + marks.join('') + ends + people.join('')
}

function mat(indicator: Indicator, x: number) {
  const arrows = `M${x - 4} 304h-12m6 -6l-6 6l6 6M${x + 156} 304h12m-6 -6l6 6l-6 6`
  return (
    slab(x, 250, 152, 108, 6, TINTS[indicator]) +
    stroke(`M${x + 76} 250V358`, 1.5, DASHED) +
    group(`translate(${x + 50} 262) scale(2.1)`, SIGNS[indicator]) +
    bes(x + 76, 346, 24, INDICATOR_NAMES[indicator]) +
    stroke(arrows)
  )
}

function chairs() {
  const chair = slab(-19, -15, 38, 32, 6, COLOR.white) + slab(-21, -21, 42, 9, 4, COLOR.ink, 0)
  return Array.from({ length: 10 }, (_, i) => {
    const angle = ((i * 36 - 90) * Math.PI) / 180
    const [x, y] = [800 + 150 * Math.cos(angle), 230 + 150 * Math.sin(angle)]
    return group(`translate(${num(x)} ${num(y)}) rotate(${i * 36})`, chair)
  }).join('')
}

const TRAYS = [COLOR.inspireTint, COLOR.trustTint, COLOR.connectTint, COLOR.white]
const labCase = () =>
  slab(726, 176, 148, 108, 10, COLOR.sand, 4) +
  TRAYS.map((color, i) => slab(744 + i * 6, 190 + i * 4, 104, 70 - i * 2, 5, color, 2.5)).join('') +
  bes(815, 240, 34, '1') +
  slab(748, 272, 96, 22, 3, COLOR.white, 2.5)

const LAYERS: readonly { level: Level | null; place: string }[] = [
  { level: 'individual', place: 'translate(74 36) scale(3)' },
  { level: 'subgroup', place: 'translate(74 36) scale(2.4)' },
  { level: 'team', place: 'translate(76 38) scale(1.7)' },
  { level: null, place: '' },
]

const cards = () =>
  [0, 1, 2].map((i) => slab(50 + i * 16, 16, 32, 24, 3, '#DADCE8', 2)).join('') + circle(107, 23, 3.5, '#000')

const layers = () =>
  LAYERS.map(({ level, place }, i) =>
    group(
      `translate(${70 + i * 136} 424)`,
      slab(0, 0, 122, 66, 6, COLOR.white) + bes(24, 46, 38, i + 1) + (level ? group(place, crowd(level)) : cards()),
    ),
  ).join('')

export function labFromAbove([screen = '', floor = '', sides = '', inCase = '', onCase = '']: readonly string[]) {
  return (
    slab(8, 8, 984, 504, 10, COLOR.white, 5) +
    slab(392, 2, 216, 20, 4, COLOR.ink) +
    plain(500, 44, 17, screen, 'middle') +
    floorLine() +
    INDICATORS.map((indicator, i) => mat(indicator, 70 + i * 192)).join('') +
    plain(70, 392, 17, sides) +
    plain(70, 182, 17, floor) +
    chairs() +
    labCase() +
    plain(800, 424, 17, inCase, 'middle') +
    plain(800, 444, 17, onCase, 'middle') +
    layers()
  )
}
