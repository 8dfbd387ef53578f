import { INDICATORS, type Indicator } from '@thrive/domain'
import { circle, fill, num, star } from '../art/draw.ts'
import { indicator, mark } from '../art/indicators.ts'
import { COLOR, TINTS } from '../art/palette.ts'

/** The signs of the kit. Each has an ink outline, so that it differs from the others in greyscale as well. */

export const DEEP: Record<Indicator, string> = {
  connect: COLOR.connectDeep,
  trust: COLOR.trustDeep,
  inspire: COLOR.inspireDeep,
}

const inked = (d: string, color: string, width = 1.3) =>
  fill(d, color, `stroke="${COLOR.ink}" stroke-width="${width}" stroke-linejoin="round"`)

/** 24 × 24. */
export const SIGNS: Record<Indicator, string> = {
  connect:
    circle(8.6, 12, 7.4, COLOR.connect) +
    circle(15.4, 12, 7.4, '#F9A38B') +
    fill('M12 5.43a7.4 7.4 0 0 1 0 13.14a7.4 7.4 0 0 1 0 -13.14Z', COLOR.connectDeep) +
    circle(8.6, 12, 7.4, 'none', 1.3) +
    circle(15.4, 12, 7.4, 'none', 1.3),
  trust:
    inked('M3.2 20.4V12a8.8 8.8 0 0 1 17.6 0v8.4Z', COLOR.trust) +
    inked('M8.2 20.4v-7.6a3.8 3.8 0 0 1 7.6 0v7.6Z', COLOR.white),
  inspire: inked('M12 2.8 22.4 20.6H1.6Z', COLOR.inspire) + inked(star(12, 14.6, 4.4, 1.8, 4), COLOR.white, 0.9),
}

/** Returns a small SVG of this size in millimetres. */
export const drawn = (box: string, w: number, h: number, body: string) =>
  `<svg viewBox="${box}" style="width:${num(w)}mm;height:${num(h)}mm" aria-hidden="true">${body}</svg>`

export const sign = (name: Indicator, size = 6) => drawn('0 0 24 24', size, size, SIGNS[name])

export const allSigns = (size: number) =>
  `<span class="signs">${INDICATORS.map((name) => sign(name, size)).join('')}</span>`

/** The part of its 400 × 400 square that each glass fills. */
const GLASS = { connect: [28, 48, 344, 296], trust: [54, 48, 292, 316], inspire: [72, 8, 256, 362] } as const

export const glassBox = (name: Indicator) => GLASS[name].join(' ')

/** Draws an indicator's lab glass without the empty space around it. */
export const glass = (name: Indicator, height: number) => {
  const [, , w, h] = GLASS[name]
  return drawn(glassBox(name), (height * w) / h, height, indicator(name))
}

export const logoMark = (width: number) => drawn('-2 -2 252 104', width, (width * 104) / 252, mark())

/** The logo of a version: the mark and its name. */
export const logo = (name: string, size: number) => {
  const [, words = name, edition] = /^(.*?)(?: (\d\.\d))?$/.exec(name) ?? []
  return `<span class="logo" style="font-size:${size}pt">${logoMark(size * 0.83)}${words}${edition ? `<b>${edition}</b>` : ''}</span>`
}

const FIGURE = fill(
  'M-1.75 -5.6a1.75 1.75 0 1 1 3.5 0a1.75 1.75 0 1 1 -3.5 0ZM-2.3 0v-1.2a2.3 2.3 0 0 1 4.6 0V0Z',
  COLOR.ink,
)
const row = (count: number, y = 0) =>
  Array.from(
    { length: count },
    (_, i) => `<g transform="translate(${num((i - (count - 1) / 2) * 5.2)} ${y})">${FIGURE}</g>`,
  ).join('')

export type Level = 'individual' | 'subgroup' | 'team'

const CROWDS: Record<Level, { box: readonly [number, number, number, number]; body: string; scale: number }> = {
  individual: { box: [-3, -7.8, 6, 8.2], body: row(1), scale: 1 },
  subgroup: { box: [-8, -7.8, 16, 8.2], body: row(3), scale: 1 },
  team: { box: [-13.2, -11.8, 26.4, 15.8], body: row(4, -4.2) + row(5, 3.6), scale: 1.45 },
}

/** The same people, for use inside a larger drawing. */
export const crowd = (level: Level) => CROWDS[level].body

/** One person, three, or nine: who a card is for. */
export const figures = (level: Level, size: number) => {
  const { box, body, scale } = CROWDS[level]
  const height = size * scale
  return drawn(box.join(' '), (height * box[2]) / box[3], height, body)
}

export const magnifier = (size: number) =>
  drawn(
    '0 0 24 24',
    size,
    size,
    circle(10, 10, 7, COLOR.white, 1.9) +
      `<path d="M15.3 15.3 21.5 21.5" stroke="${COLOR.ink}" stroke-width="3" stroke-linecap="round"/>`,
  )

export const flask = (size: number) =>
  drawn(
    '0 0 24 24',
    size,
    size,
    inked('M9.3 2.8v6L3.2 18.9a1.8 1.8 0 0 0 1.6 2.7h14.4a1.8 1.8 0 0 0 1.6-2.7L14.7 8.8v-6', COLOR.white, 1.8) +
      fill('M6.7 14.6h10.6l2.7 4.6a1 1 0 0 1-.9 1.5H4.9a1 1 0 0 1-.9-1.5Z', COLOR.ink) +
      `<path d="M7.6 2.8h8.8" stroke="${COLOR.ink}" stroke-width="2.2" stroke-linecap="round"/>`,
  )

export const tintOf = (name: Indicator | null | undefined) => (name ? TINTS[name] : COLOR.white)
