import { line, shape } from '../marks.ts'
import { COLOR } from '../palette.ts'

/** Colours and small things that more than one drawing has. */

export const WOOD = '#E3C788'
export const BROWN = '#93603B'
export const WATER = '#BFE3DC'
export const GREY = '#D3D6E6'
export const BLUE = '#6C7BD0'
export const TRIO = [COLOR.connect, COLOR.trust, COLOR.inspire] as const
export const TINTS = [COLOR.connectTint, COLOR.trustTint, COLOR.inspireTint] as const

export const cup = [
  shape('M-40 -30H40V14a26 26 0 0 1 -26 26H-14a26 26 0 0 1 -26 -26Z', COLOR.connect),
  line('M40 -18h14a16 16 0 0 1 0 34h-16'),
]
export const steam = [
  line('M-18 -52q-14 -18 0 -34t0 -34M14 -52q-14 -18 0 -34t0 -34', { ink: 7, color: COLOR.hairShade }),
]

export const SIDES = [
  { d: 'M800 110L366 830L520 736L800 300Z', from: { x: 430, y: 760 }, by: { dx: 200, dy: -330 } },
  { d: 'M366 830H1234L1080 736H520Z', from: { x: 470, y: 780 }, by: { dx: 400, dy: 0 } },
  { d: 'M1234 830L800 110V300L1080 736Z', from: { x: 830, y: 220 }, by: { dx: 200, dy: 320 } },
] as const
