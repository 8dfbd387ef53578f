import { heart, line, type Mark, oval, pick, placed, rays, round, shape, times, write } from '../marks.ts'
import { COLOR } from '../palette.ts'
import { person } from '../people.ts'
import { SIDES, TINTS, TRIO } from './things.ts'
import { INDICATOR_NAMES } from './words.ts'

const BARS = [
  { now: 62, wished: 78 },
  { now: 48, wished: 80 },
  { now: 55, wished: 76 },
] as const
const barY = (value: number) => 720 - value * 6

/** Three scores: where we are; what strong teams reach. */
export const scores = (): Mark[][] => [
  [
    line('M220 722H1380', { ink: 12 }),
    ...BARS.flatMap(({ now }, i) => [
      shape(`M${330 + i * 400} 720V${barY(now)}H${530 + i * 400}V720Z`, pick(TRIO, i), { pace: 1.6 }),
      write(pick(INDICATOR_NAMES, i), 430 + i * 400, 806, 58, { font: 'display' }),
    ]),
  ],
  BARS.flatMap(({ now, wished }, i) => [
    line(`M${300 + i * 400} ${barY(wished)}H${560 + i * 400}`, { ink: 12, dash: [4, 24] }),
    line(`M${430 + i * 400} ${barY(now) - 20}V${barY(wished) + 24}m-22 26l22 -26l22 26`, {
      ink: 10,
      color: COLOR.connectDeep,
    }),
  ]),
]

/** Everyone close together around the triangle. */
export const photo = (): Mark[][] => [
  [
    ...times(4).flatMap((i) =>
      placed(
        400 + i * 268,
        330 + (i % 3 ? 0 : 40),
        1.1,
        person(i, { arms: pick(['wave', 'down', 'down', 'up'], i), legs: false }),
      ),
    ),
    line('M220 584H1380', { ink: 9, color: COLOR.rule }),
    ...placed(
      800,
      470,
      0.42,
      placed(
        -800,
        -480,
        1,
        SIDES.map(({ d }, i) => shape(d, pick(TRIO, i), { pace: 3, ink: 16 })),
      ),
    ),
  ],
  [
    line('M180 130h-70v70M1420 130h70v70M180 760h-70v-70M1420 760h70v-70', { ink: 16 }),
    line(rays(1330, 190, 30, 76, 8), { ink: 10, color: COLOR.inspire }),
  ],
]

/** Small groups that form, of three as the films say. */
export const groups = (): Mark[][] => [
  [430, 1170].flatMap((x, i) => [
    shape(oval(x, 690, 270, 64), pick(TINTS, i), { pace: 2 }),
    ...placed(x - 165, 360, 0.92, person(i * 3, { face: 'right' })),
    ...placed(x, 340, 0.92, person(i * 3 + 1)),
    ...placed(x + 165, 360, 0.92, person(i * 3 + 2, { face: 'left' })),
  ]),
  [line('M770 470q-30 40 0 80M830 470q30 40 0 80', { ink: 10, color: COLOR.connect })],
]

/** A dream as stairs: the first step is small. */
export const firstStep = (): Mark[][] => [
  [
    line('M240 800H560V680H820V540H1060V390H1340', { ink: 13 }),
    line('M1270 390V180', { ink: 12 }),
    shape('M1270 180H1420L1384 225L1420 270H1270Z', COLOR.inspire),
    ...placed(440, 456, 1, person(0, { face: 'right', arms: 'right', legs: false })),
    line('M420 678V796h-16M460 678L536 636L580 674h22'),
  ],
  [shape(heart(690, 610, 0.9), COLOR.connect)],
]

/** Captain and time keeper. */
export const roles = (): Mark[][] => [
  [
    ...placed(520, 330, 1.4, person(0, { hair: 'cap', hairColor: COLOR.ink, arms: 'wave', legs: false })),
    ...placed(1080, 330, 1.4, person(1, { arms: 'right', legs: false })),
    line('M220 644H1380', { ink: 11 }),
    ...placed(1340, 440, 1, [
      shape(round(0, 0, 90), COLOR.paper),
      line('M0 -56V0L38 20'),
      line('M0 -90v-26M-22 -118h44', { ink: 14 }),
    ]),
  ],
]

/** One watches and writes down. */
export const observer = (): Mark[][] => [
  [
    ...[0, 2, 3].flatMap((who, i) =>
      placed(330 + i * 200, 340, 1, person(who, { arms: pick(['right', 'both', 'left'], i) })),
    ),
    ...placed(1230, 300, 1.15, person(1, { face: 'left', arms: 'front' })),
    shape('M1176 470L1300 440L1330 560L1206 590Z', COLOR.paper),
    line('M1210 500l70 -18M1220 536l70 -18', { ink: 7, color: COLOR.rule }),
    line('M180 690H1420', { ink: 9, color: COLOR.rule }),
    line('M960 330q60 -50 120 0q-60 50 -120 0Z', { ink: 9 }),
    shape(round(1020, 330, 20), COLOR.ink),
  ],
]
