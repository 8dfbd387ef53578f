import { INDICATORS, type Indicator } from '@thrive/domain'
import { line, rect } from './draw.ts'
import { connectGlass, inspireGlass, trustGlass } from './indicators.ts'
import { COLOR, type ThemeName } from './palette.ts'

/** The lab, 1920 × 1080: the room of the design's video still, with the wall on the left kept free for the board. */

export const STAGE = { x: 0, y: 0, w: 1920, h: 1080 }
export const BENCH_TOP = 905

/** Where the professor stands: design coordinates times scale, plus offset. */
export const PROFESSOR = { x: 992, y: 76, scale: 1.04 }
/** The bench in front of the professor: the captions lie on it, clear of her face. */
export const bench = () =>
  rect(-120, BENCH_TOP, 2200, 240, 0, COLOR.inspireTint, 9) + line(`M-110 ${BENCH_TOP + 46}H2060`, 8, '#E3C788')

/** The three pieces of lab glass on the bench; the film's own indicator is the largest. */
export function glassLayout(themeName: ThemeName) {
  const middles: Record<Indicator, number> = { connect: 196, trust: 462, inspire: 728 }
  return INDICATORS.map((name) => {
    const scale = name === themeName ? 0.7 : 0.6
    return { name, scale, x: middles[name] - 200 * scale, y: BENCH_TOP + 26 - 360 * scale }
  })
}

export const GLASS_ART: Record<Indicator, (sway: number) => string> = {
  connect: connectGlass,
  trust: trustGlass,
  inspire: () => inspireGlass(false),
}

export interface Liquid {
  d: string
  left: number
  right: number
  top: number
  bottom: number
  count: number
}

/** Bubbles rise inside these shapes, in the 400 × 400 drawing of each indicator. */
export const LIQUIDS: Partial<Record<Indicator, Liquid>> = {
  connect: {
    d: 'M48 236A94 94 0 0 0 236 236ZM164 236A94 94 0 0 0 352 236Z',
    left: 78,
    right: 322,
    top: 226,
    bottom: 330,
    count: 9,
  },
  inspire: {
    d: 'M136 268H266L312 332c6 12 0 24 -14 24H102c-14 0 -20 -12 -14 -24Z',
    left: 104,
    right: 296,
    top: 262,
    bottom: 350,
    count: 8,
  },
}
