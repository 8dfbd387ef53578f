import { circle, fill, group, line, outlined, rect, star } from './draw.ts'
import { indicator } from './indicators.ts'
import { COLOR } from './palette.ts'

/** What stands on the shelves: on y = 0, with the middle at x = 0, at most about 190 wide. */

const MUGS = [
  [-66, COLOR.connect],
  [0, COLOR.inspire],
  [66, COLOR.trust],
] as const

export const THINGS = {
  connect: group('translate(-100 -180) scale(.5)', indicator('connect')),
  trust: group('translate(-100 -180) scale(.5)', indicator('trust')),
  inspire: group('translate(-100 -180) scale(.5)', indicator('inspire')),
  mark:
    circle(-64, -44, 40, COLOR.connect, 7) +
    outlined('M-30 -4V-44a34 34 0 0 1 68 0V-4Z', COLOR.trust) +
    outlined('M70 -84L116 -4H24Z', COLOR.inspire),
  cylinder:
    fill('M-36 -150H36V-12H-36Z', COLOR.white, 'fill-opacity=".7"') +
    fill('M-36 -84H36V-12H-36Z', '#6C7BD0') +
    line('M-36 -156V-12H36V-156M-36 -120H-10M-36 -84H-4M-36 -48H-10', 7) +
    rect(-58, -14, 116, 14, 5, COLOR.trust, 7),
  stopwatch:
    rect(-12, -146, 24, 26, 5, COLOR.inspire, 7) +
    circle(0, -62, 60, COLOR.paper, 7) +
    line('M0 -62V-100M0 -62L26 -48', 7) +
    circle(0, -62, 7, COLOR.connect),
  ruler: group(
    'rotate(-12)',
    rect(-24, -176, 48, 176, 6, COLOR.inspire, 7) + line('M-24 -150H-4M-24 -120H4M-24 -90H-4M-24 -60H4M-24 -30H-4', 6),
  ),
  lamp:
    rect(-50, -14, 100, 14, 6, COLOR.ink, 0) +
    line('M0 -14L-34 -84L26 -140', 10) +
    outlined('M10 -168L70 -128L40 -92L-8 -130Z', COLOR.connect) +
    fill('M36 -94L104 -12H6Z', COLOR.inspireTint, 'fill-opacity=".45"'),
  books:
    rect(-80, -104, 36, 104, 5, COLOR.connect, 7) +
    rect(-42, -124, 32, 124, 5, COLOR.trust, 7) +
    rect(-8, -92, 38, 92, 5, COLOR.inspire, 7) +
    group('translate(62 0) rotate(14)', rect(-18, -108, 34, 108, 5, COLOR.paper, 7)) +
    line('M-74 -80h24M-36 -98h20M0 -70h22', 6),
  mug:
    outlined('M-40 -78H40V-20a20 20 0 0 1 -20 20H-20a20 20 0 0 1 -20 -20Z', COLOR.trust) +
    line('M40 -64h12a16 16 0 0 1 0 36h-12', 7) +
    line('M-12 -96q-10 -14 0 -28M14 -96q-10 -14 0 -28', 6, COLOR.coatShade),
  mugs: MUGS.map(([x, color]) =>
    group(
      `translate(${x} 0) scale(.74)`,
      outlined('M-36 -78H36V-18a18 18 0 0 1 -18 18H-18a18 18 0 0 1 -18 -18Z', color) +
        line('M36 -62h8a14 14 0 0 1 0 32h-8', 7),
    ),
  ).join(''),
  linked:
    circle(-44, -52, 46, COLOR.connect, 7) +
    circle(34, -52, 46, COLOR.inspire, 7) +
    fill('M-5 -77a46 46 0 0 1 0 50a46 46 0 0 1 0 -50Z', COLOR.connectDeep),
  plant:
    outlined('M0 -66C-48 -70 -70 -100 -66 -140C-24 -138 -2 -110 0 -66Z', COLOR.trust) +
    outlined('M0 -78C40 -80 66 -112 62 -156C22 -152 0 -122 0 -78Z', '#5CC2B3') +
    line('M0 -58V-96', 8) +
    outlined('M-44 -62H44L34 0H-34Z', COLOR.connect),
  labCase:
    rect(-92, -118, 184, 40, 10, COLOR.slate, 7) +
    rect(-92, -80, 184, 28, 4, COLOR.connect, 7) +
    rect(-92, -54, 184, 28, 4, COLOR.trust, 7) +
    rect(-92, -28, 184, 28, 4, COLOR.inspire, 7) +
    line('M-26 -118v-16h52v16', 8),
  hourglass:
    fill(
      'M-44 -132H44C44 -92 12 -80 8 -68C12 -56 44 -44 44 -8H-44C-44 -44 -12 -56 -8 -68C-12 -80 -44 -92 -44 -132Z',
      COLOR.white,
      'fill-opacity=".75"',
    ) +
    fill(
      'M-32 -106H32C24 -88 10 -80 6 -70H-6C-10 -80 -24 -88 -32 -106ZM-38 -10C-30 -36 30 -36 38 -10Z',
      COLOR.inspire,
    ) +
    line('M-44 -132C-44 -92 -12 -80 -8 -68C-12 -56 -44 -44 -44 -8M44 -132C44 -92 12 -80 8 -68C12 -56 44 -44 44 -8', 7) +
    rect(-58, -146, 116, 16, 6, COLOR.connect, 7) +
    rect(-58, -16, 116, 16, 6, COLOR.connect, 7),
  cardBox:
    group('translate(-20 -84) rotate(-12)', rect(-26, -66, 52, 80, 8, COLOR.hair, 7)) +
    group('translate(24 -84) rotate(10)', rect(-26, -72, 52, 84, 8, COLOR.hair, 7)) +
    rect(-70, -84, 140, 84, 8, '#6C7BD0', 7) +
    fill(star(0, -42, 26, 10, 4), COLOR.inspire),
  globe:
    circle(0, -92, 58, '#7FC7E8', 7) +
    fill(
      'M-44 -126C-20 -140 10 -134 6 -112C0 -92 -30 -98 -34 -76C-38 -66 -54 -80 -56 -98ZM10 -84C30 -96 54 -92 50 -74C42 -52 22 -44 14 -58Z',
      COLOR.trust,
    ) +
    line('M0 -34V-14M-46 -7H46', 11),
  calendar:
    rect(-62, -136, 124, 136, 10, COLOR.paper, 7) +
    fill('M-58 -98V-126a6 6 0 0 1 6 -6H52a6 6 0 0 1 6 6V-98Z', COLOR.connect) +
    line('M-30 -148v26M30 -148v26', 9) +
    line('M-34 -46L-8 -22L40 -78', 12, COLOR.trust),
  flag:
    line('M-30 0V-170', 9) +
    outlined('M-30 -166H64L42 -134L64 -102H-30Z', COLOR.inspire) +
    rect(-64, -12, 70, 12, 5, COLOR.ink),
}

export type ThingName = keyof typeof THINGS
