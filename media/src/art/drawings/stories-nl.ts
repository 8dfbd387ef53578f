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
import { BLUE, BROWN, cup, GREY, steam, WATER, WOOD } from './things.ts'
import type { BoardWords } from './words.ts'

/** The stories of the Dutch films, which the English and French ones tell as well. A step belongs to one sentence. */

/** Years side by side, and only the coffee is known. */
export const coffee = (): Mark[][] => [
  [
    line('M180 690H1420', { ink: 12 }),
    ...placed(560, 470, 1.2, bust(2, { ...NOVA, face: 'right' })),
    ...placed(1040, 470, 1.2, bust(1, { face: 'calm', hair: 'short', shirt: COLOR.trust })),
    tone('M180 696H1420V716H180Z', WOOD),
    ...placed(1250, 640, 1.2, [...cup, ...steam]),
    ...placed(800, 250, 1, [shape(bubble(0, -40, 230, 190, [-120, 130]), COLOR.paper)]),
    ...placed(790, 220, 0.95, cup),
  ],
]

const violin = [
  shape(
    'M-30 -20C-50 -44 -20 -70 0 -56C20 -70 50 -44 30 -20C24 -8 24 4 34 14C60 44 34 82 0 82S-60 44 -34 14C-24 4 -24 -8 -30 -20Z',
    '#C8743A',
  ),
  line('M0 -56V-150M-14 -150H14M-8 40h16M0 36V-50'),
  line('M70 -120L10 110', { ink: 7 }),
]

/** An hour in the lift; who he is; what he worries about. */
export const lift = (): Mark[][] => [
  [
    shape(box(500, 120, 600, 730, 10), COLOR.sand, { pace: 1.6 }),
    line('M560 850V186H1040V850', { pace: 1.6 }),
    tone('M506 190H556V846H506ZM1044 190H1094V846H1044Z', GREY),
    shape(box(730, 30, 140, 72, 16), COLOR.ink),
    write('2–3', 800, 84, 52, { color: COLOR.inspire }),
    ...placed(690, 390, 1.3, person(2, { ...NOVA, face: 'right', arms: 'down' })),
    ...placed(920, 360, 1.38, person(1, { hair: 'short', shirt: COLOR.trust, face: 'left', arms: 'down' })),
    ...placed(1290, 200, 1, [
      shape(round(0, 0, 92), COLOR.paper),
      line('M0 -60V0L44 22'),
      line('M0 -92v14M92 0h-14M0 92v-14M-92 0h14', { ink: 7 }),
    ]),
  ],
  [
    shape(bubble(1370, 520, 320, 300, [1070, 470]), COLOR.connectTint, { pace: 1.4 }),
    ...placed(1320, 530, 1, violin),
    line('M1430 560V470l50 -14v84', { ink: 8 }),
    shape(oval(1414, 562, 18, 13), COLOR.ink),
    shape(oval(1464, 542, 18, 13), COLOR.ink),
  ],
  [
    shape(bubble(240, 500, 320, 300, [540, 470]), COLOR.trustTint, { pace: 1.4 }),
    ...placed(240, 490, 1.25, [
      shape('M-62 110C-62 62 -36 48 0 48S62 62 62 110Z', COLOR.inspire),
      ...headOf(0, { hair: 'bun', face: 'worry' }),
    ]),
    shape(heart(340, 410, 0.7), COLOR.connect),
  ],
]

const priceTag = [
  shape('M0 0L34 -26H150a12 12 0 0 1 12 12V14a12 12 0 0 1 -12 12H34Z', COLOR.paper),
  line(round(36, 0, 7), { ink: 6 }),
]

/** The flask; it breaks; Noor says so; sweeping together; lifting together. */
export const flask = (): Mark[][] => [
  [
    line('M240 700H1360', { ink: 12 }),
    ...gone(1, [
      shape('M740 200V360A180 180 0 1 0 860 360V200Z', COLOR.white, { pace: 1.2 }),
      tone('M632 520C680 500 740 548 800 520S920 506 970 530A180 180 0 0 1 634 590Z', BLUE, { slow: 2 }),
      line('M720 196H880', { ink: 18 }),
      line('M690 470a130 130 0 0 1 40 -54', { color: COLOR.lensShine }),
      line('M878 250q40 10 60 36', { ink: 6 }),
      ...placed(940, 300, 1.1, priceTag),
      write('€ € €', 1046, 318, 46, { font: 'display' }),
      line(
        'M500 330l12 28l28 12l-28 12l-12 28l-12 -28l-28 -12l28 -12ZM1150 500l10 22l22 10l-22 10l-10 22l-10 -22l-22 -10l22 -10Z',
        { fill: COLOR.inspire, ink: 7 },
      ),
    ]),
  ],
  gone(2, [
    line(rays(800, 560, 190, 290, 9, 190, 160), { ink: 12, color: COLOR.connect }),
    shape('M560 700C600 650 720 664 800 650S1000 660 1050 700C1000 724 620 724 560 700Z', BLUE),
    shape('M690 690L730 560L790 640L770 694Z', COLOR.white),
    shape('M800 690L850 520L900 690Z', COLOR.white),
    shape('M930 700L960 620L1000 690Z', COLOR.white),
    shape('M610 700L640 640L670 696Z', COLOR.white),
    line('M742 560V470M860 470V520M728 466H874', { ink: 10 }),
  ]),
  [
    ...placed(540, 330, 1.08, person(2, { ...NOVA, face: 'right', arms: 'right' })),
    ...gone(4, placed(1060, 330, 1.08, person(1, { hair: 'bun', shirt: COLOR.connect, face: 'worry', arms: 'left' }))),
    ...gone(4, [
      shape('M690 700L730 620L790 660L770 696ZM800 696L840 600L890 696Z', COLOR.white),
      shape(bubble(1280, 210, 330, 170, [1120, 320]), COLOR.paper),
      line('M1160 180H1400M1160 236H1340', { ink: 12, color: COLOR.rule }),
    ]),
  ],
  gone(4, [
    line('M706 400L756 660', { ink: 12, color: BROWN }),
    shape('M714 650H806L836 706H694Z', COLOR.inspire),
    line('M738 662l-8 40M764 662v40M788 662l10 40', { ink: 6 }),
    shape('M880 690L960 640L1000 690Z', COLOR.trust),
  ]),
  [
    ...quick(placed(1060, 330, 1.08, person(1, { hair: 'bun', shirt: COLOR.connect, face: 'left', arms: 'left' }))),
    shape(box(640, 440, 320, 190, 16), BLUE),
    line('M640 500H960M760 440v-34h80v34', { ink: 11 }),
    line('M700 690v-28M800 690v-28M900 690v-28', { ink: 9, color: COLOR.rule }),
    shape(heart(800, 250, 1.5), COLOR.connect),
  ],
]

/** Nearly closed; every child will swim; thirty volunteers. */
export const pool = (words: BoardWords): Mark[][] => [
  [
    shape('M170 640V290H1010V640Z', COLOR.trustTint, { pace: 1.8 }),
    shape('M130 290L590 120L1050 290Z', COLOR.trust, { pace: 1.8 }),
    shape(box(330, 316, 520, 96, 20), COLOR.paper),
    write(words.pool, 590, 386, words.pool.length > 9 ? 54 : 70, { font: 'display' }),
    shape('M480 640V450H700V640Z', GREY),
    line('M590 450V640M566 550v30M614 550v30'),
    line('M90 642H1510', { ink: 11 }),
    ...gone(
      1,
      placed(
        590,
        530,
        1,
        [
          shape('M-150 -50H150V50H-150Z', COLOR.connectTint),
          write(words.closing, 0, 22, words.closing.length > 6 ? 54 : 64, {
            color: COLOR.connectDeep,
            font: 'display',
          }),
        ],
        -6,
      ),
    ),
  ],
  [
    ...placed(1300, 330, 0.9, person(3, { hair: 'bun', shirt: COLOR.connect, face: 'left', arms: 'wave' })),
    shape(bubble(1270, 130, 440, 200, [1250, 286]), COLOR.paper, { pace: 1.6 }),
    tone('M1090 160q30 -22 60 0t60 0t60 0t60 0t60 0t60 0V206H1090Z', WATER),
    line('M1090 160q30 -22 60 0t60 0t60 0t60 0t60 0t60 0', { color: COLOR.trust }),
    ...placed(1270, 120, 0.74, headOf(0, { hair: 'cap', hairColor: COLOR.connect })),
    line('M1212 160q-20 -34 -48 -18M1330 160q30 -34 60 -8'),
  ],
  [
    ...times(10).flatMap((i) => quick(placed(110 + i * 150, 650, 0.68, bust(i, { face: 'happy' })))),
    ...times(9).flatMap((i) =>
      quick(placed(180 + i * 155, 730, 0.84, bust(i + 2, { face: pick(['happy', 'closed', 'talk'], i) }))),
    ),
    line(rays(590, 540, 130, 180, 7, 200, 140), { ink: 10, color: COLOR.inspire }),
  ],
]

/** A walk of a quarter of an hour. */
export const walk = (): Mark[][] => [
  [
    line('M100 740C500 720 1100 760 1500 730', { ink: 11 }),
    line('M1300 720V560', { ink: 18, color: BROWN }),
    shape(round(1300, 470, 110), COLOR.trust, { pace: 1.6 }),
    ...placed(600, 380, 1.05, person(0, { face: 'right', arms: 'both' })),
    ...placed(840, 380, 1.05, person(1, { face: 'left', arms: 'both' })),
    shape(round(260, 210, 70), COLOR.inspire),
    line(rays(260, 210, 92, 124, 9), { ink: 8 }),
    shape(bubble(760, 170, 320, 140, [700, 290]), COLOR.paper),
    write('15 min', 760, 192, 72, { font: 'display' }),
  ],
]

/** A plan that began on a napkin. */
export const napkin = (): Mark[][] => [
  [
    shape('M420 260L1130 210L1210 720L470 790Z', COLOR.paper, { pace: 1.6 }),
    line('M440 300q20 -16 40 0t40 -2t40 -2t40 -2', { ink: 5, color: COLOR.rule }),
    line('M1040 216q-30 90 96 130', { ink: 6, color: COLOR.rule }),
    line('M560 640L800 360L1040 620Z', { color: COLOR.trust, ink: 13 }),
    line('M620 640V560h90v80M760 470h80', { color: COLOR.trust, ink: 9 }),
    line('M880 330l16 40l44 4l-34 28l12 42l-38 -24l-36 24l10 -42l-34 -28l44 -4Z', { fill: COLOR.inspire }),
    ...placed(1350, 560, 1.5, [...cup, ...steam]),
  ],
]
