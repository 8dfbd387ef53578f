import {
  box,
  bubble,
  gone,
  heart,
  line,
  type Mark,
  oval,
  pick,
  placed,
  quick,
  rays,
  round,
  shape,
  times,
  tone,
  write,
} from '../marks.ts'
import { COLOR } from '../palette.ts'
import { bust, headOf, NOVA, person } from '../people.ts'
import { BROWN, cup, TINTS, TRIO, WATER, WOOD } from './things.ts'
import type { BoardWords } from './words.ts'

/** The stories of the Belgian films. A step belongs to one sentence. */

/** Lunch behind the screen; a place on the bench in the sun; all together. */
export const lunch = (): Mark[][] => [
  gone(1, [
    line('M300 720H1300', { ink: 12 }),
    ...placed(800, 370, 1.3, bust(3, { face: 'calm', hair: 'long' })),
    shape(box(560, 420, 480, 270, 20), COLOR.slate, { pace: 1.5 }),
    tone(box(590, 450, 420, 210, 8), WATER),
    line('M800 690V716M700 716H900', { ink: 12 }),
    shape('M1110 690a70 14 0 0 0 140 0Z', COLOR.paper),
    shape('M1130 672L1180 630L1236 672Z', COLOR.inspire),
    line('M1134 656h98', { ink: 6, color: COLOR.trust }),
  ]),
  [
    shape(round(1380, 160, 80), COLOR.inspire),
    line(rays(1380, 160, 104, 140, 10), { ink: 8 }),
    line('M250 700V480', { ink: 22, color: BROWN }),
    shape('M250 500a96 96 0 0 1 -70 -170a86 86 0 0 1 150 -60a90 90 0 0 1 60 150a84 84 0 0 1 -140 80Z', COLOR.trust, {
      pace: 1.6,
    }),
    line('M470 640H1230M500 570H1200M540 640V760M1160 640V760', { ink: 14 }),
    line('M120 762H1480', { ink: 9, color: COLOR.rule }),
    ...placed(640, 380, 1.05, person(2, { ...NOVA, legs: false, face: 'right', arms: 'right' })),
    ...placed(1090, 380, 1.05, person(1, { legs: false, face: 'left', arms: 'down' })),
    line('M618 612v120h30M662 612v120h30M1068 612v120h30M1112 612v120h30'),
  ],
  [
    ...placed(880, 380, 1.05, person(3, { hair: 'long', legs: false, face: 'happy', arms: 'down' })),
    line('M858 612v120h30M902 612v120h30'),
    shape(heart(880, 210, 1.3), COLOR.connect),
  ],
]

const wheel = (x: number) => [
  line(round(x, 0, 72), { pace: 2 }),
  line(`M${x - 50} -50L${x + 50} 50M${x + 50} -50L${x - 50} 50`, { ink: 4, pace: 3, color: COLOR.hairShade }),
]
const rider = (who: number, arm = 'M40 -206C70 -180 96 -160 120 -140'): Mark[] => [
  ...wheel(-105),
  ...wheel(105),
  line('M-105 0L-44 -104H84L6 0H-105M-44 -104L6 0M84 -104L105 0M76 -140l8 36M70 -142h46', { pace: 2.4, ink: 8 }),
  line('M-62 -118h40', { ink: 12, pace: 3 }),
  line('M-44 -140C10 -130 40 -110 30 -70L6 6h34', { ink: 12, pace: 2.4 }),
  shape('M-66 -128C-70 -190 -10 -244 40 -240C66 -236 66 -196 40 -184C10 -170 0 -140 -20 -122Z', pick(TRIO, who), {
    pace: 2.2,
  }),
  line(arm, { ink: 12, pace: 2.4 }),
  ...placed(84, -286, 0.86, headOf(who, { hair: 'cap', face: who ? 'right' : 'talk', hairColor: COLOR.ink })),
]

/** Cyclists; they call out a hole in the road; home safe, at one table. */
export const cyclists = ({ hole }: BoardWords): Mark[][] => [
  gone(2, [
    line('M60 740H1540', { ink: 11 }),
    ...placed(330, 662, 1.05, rider(2)),
    ...placed(670, 662, 1.05, rider(1)),
    ...placed(1010, 662, 1.05, rider(0, 'M40 -206C84 -170 110 -120 150 -84')),
  ]),
  gone(2, [
    shape('M1290 740C1310 792 1450 792 1476 740C1440 752 1330 752 1290 740Z', COLOR.ink),
    shape(bubble(1330, 200, 300, 170, [1170, 350]), COLOR.paper),
    write(hole, 1330, 230, 92, { font: 'display' }),
    shape(bubble(760, 130, 200, 120, [800, 300]), COLOR.trustTint),
    write(hole, 760, 150, 58, { font: 'display' }),
    shape(bubble(420, 130, 200, 120, [450, 300]), COLOR.inspireTint),
    write(hole, 420, 150, 58, { font: 'display' }),
  ]),
  [
    line('M200 660H1400', { ink: 12 }),
    tone('M200 666H1400V688H200Z', WOOD),
    ...times(3).flatMap((i) =>
      placed(
        430 + i * 370,
        372,
        1.15,
        bust(i, {
          hair: 'cap',
          hairColor: COLOR.ink,
          face: pick(['right', 'happy', 'closed'], i),
          shirt: pick(TRIO, i),
        }),
      ),
    ),
    ...[615, 985].flatMap((x) => placed(x, 610, 1, cup)),
    shape(heart(800, 210, 1.4), COLOR.connect),
  ],
]

const facade = (x: number, w: number, h: number, color: string) => [
  shape(`M${x} 380V${380 - h}L${x + w / 2} ${310 - h}L${x + w} ${380 - h}V380Z`, color, { pace: 2 }),
  line(`M${x + w / 2 - 18} 380v-60h36v60M${x + 24} ${420 - h}h30v40h-30ZM${x + w - 54} ${420 - h}h30v40h-30Z`, {
    ink: 6,
    pace: 2.4,
  }),
]
const CHALK = { color: COLOR.connect, ink: 14, pace: 0.9 }
const FLAGS = [
  [300, 206],
  [540, 212],
  [800, 170],
  [1060, 132],
  [1300, 128],
] as const

/** The bare square; a table of chalk; what she wrote; a real table in June; eighty people. */
export const chalkTable = ({ june }: BoardWords): Mark[][] => [
  [
    ...facade(250, 200, 150, COLOR.connectTint),
    ...facade(450, 180, 190, COLOR.inspireTint),
    ...facade(630, 220, 140, COLOR.trustTint),
    ...facade(850, 190, 180, COLOR.sand),
    ...facade(1040, 220, 150, COLOR.connectTint),
    line('M120 382H1480', { ink: 9 }),
    line('M120 560H1480M60 760H1540M420 384L240 860M800 384V860M1180 384L1360 860', {
      ink: 5,
      color: COLOR.rule,
      pace: 2,
    }),
  ],
  [
    line('M520 500H1080L1240 720H360Z', CHALK),
    line('M430 720v90M1170 720v90', CHALK),
    ...placed(1370, 500, 0.95, person(3, { hair: 'bun', shirt: COLOR.trust, face: 'left', arms: 'left' })),
    shape('M1212 596l34 -16l10 20l-34 16Z', COLOR.paper, { ink: 6 }),
  ],
  [write(june, 800, 640, 110, { font: 'display', color: COLOR.connectDeep })],
  [
    ...times(5).flatMap((i) => quick(placed(560 + i * 120, 430, 0.72, bust(i, { face: 'happy' })))),
    shape('M520 500H1080L1240 720H360Z', COLOR.paper, { pace: 3 }),
    ...times(4).flatMap((i) => [
      shape(oval(560 + i * 160, 560, 40, 16), COLOR.sand, { pace: 3, ink: 7 }),
      shape(oval(500 + i * 200, 650, 48, 19), COLOR.sand, { pace: 3, ink: 7 }),
    ]),
  ],
  [
    ...times(5).flatMap((i) => quick(placed(420 + i * 190, 760, 0.9, bust(i + 2, { face: 'closed' })))),
    line('M120 150Q460 260 800 170T1480 150', { ink: 6 }),
    ...FLAGS.map(([x, y], i) =>
      shape(`M${x - 26} ${y}h52l-26 46Z`, pick([COLOR.connect, COLOR.inspire, COLOR.trust], i), { ink: 7, pace: 3 }),
    ),
  ],
]

const seat = [line('M-50 -130V110M-50 0H56V110M-50 -130h18', { ink: 13 }), shape('M-58 -8H62V14H-58Z', COLOR.inspire)]

/** Someone asks for help, and another pulls up a chair. */
export const chair = (): Mark[][] => [
  [
    line('M200 740H1400', { color: COLOR.rule }),
    ...placed(470, 630, 1, seat),
    ...placed(480, 370, 1.05, person(0, { legs: false, face: 'right', arms: 'front' })),
    line('M460 606h70v126h28M500 606v126h28', { ink: 9 }),
    shape('M640 740V560H960V740M610 560H990', WOOD, { ink: 11 }),
    ...placed(
      1130,
      630,
      1,
      seat.map((mark) => ({ ...mark, move: { dx: -60, after: 0.9, lasts: 0.6 } })),
    ),
    ...placed(1260, 370, 1.05, person(1, { face: 'left', arms: 'left' })),
    line('M1010 760h60M1030 786h60', { ink: 8, color: COLOR.connect }),
  ],
]

const bowl = [
  shape('M-70 -30H70a70 60 0 0 1 -140 0Z', COLOR.connectTint),
  line('M-20 -50q-10 -14 0 -28M20 -50q-10 -14 0 -28', { ink: 6, color: COLOR.hairShade }),
]
const pot = [
  shape('M-130 -70H130V30a40 40 0 0 1 -40 40H-90a40 40 0 0 1 -40 -40Z', COLOR.connect),
  line('M-160 -40h30M130 -40h30M-130 -70H130'),
  line('M-50 -96q-14 -20 0 -40M0 -96q-14 -20 0 -40M50 -96q-14 -20 0 -40', { ink: 7, color: COLOR.hairShade }),
]

/** Soup together once a week. */
export const soup = (): Mark[][] => [
  [
    line('M200 640H1400', { ink: 12 }),
    tone('M200 646H1400V668H200Z', WOOD),
    ...[430, 800, 1170].flatMap((x, i) => placed(x, 340, 1.15, bust(i, { face: pick(['right', 'happy', 'left'], i) }))),
    ...[430, 1170].flatMap((x) => placed(x, 610, 1, bowl)),
    ...placed(800, 590, 1, pot),
  ],
]

/** Cake when they look back. */
export const cake = (): Mark[][] => [
  [
    line('M300 760H1300', { ink: 12 }),
    shape('M480 740V560a30 30 0 0 1 30 -30H1090a30 30 0 0 1 30 30V740Z', TINTS[0], { pace: 1.5 }),
    shape(
      'M480 600q54 50 107 0t107 0t107 0t107 0t107 0t105 0V560a30 30 0 0 0 -30 -30H510a30 30 0 0 0 -30 30Z',
      COLOR.connect,
      { pace: 1.8 },
    ),
    ...[640, 800, 960].flatMap((x, i) => [
      shape(box(x - 14, 400, 28, 130, 8), pick([COLOR.inspire, COLOR.trust], i)),
      shape(`M${x} 390c-26 -24 -10 -50 0 -66c10 16 26 42 0 66Z`, COLOR.inspire, { ink: 7 }),
    ]),
  ],
]
