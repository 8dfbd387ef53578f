import { box, heart, line, type Mark, oval, pick, placed, round, shape, tone, write } from '../marks.ts'
import { COLOR } from '../palette.ts'
import { bust, person } from '../people.ts'
import { TRIO, WOOD } from './things.ts'
import type { BoardWords } from './words.ts'

/** A card with a pen in the colour of its round, and perhaps the beginning of a sentence. */
export const actionCard = (
  { iDareMore }: BoardWords,
  { begun = false, color = COLOR.trust as string } = {},
): Mark[][] => [
  [
    shape(box(330, 200, 940, 540, 34), COLOR.paper, { pace: 1.3 }),
    shape('M330 330V234a34 34 0 0 1 34 -34H1236a34 34 0 0 1 34 34V330Z', color, { pace: 1.6 }),
    ...(begun
      ? [write(iDareMore, 390, 450, Math.min(76, 1300 / iDareMore.length), { align: 'left', font: 'display' })]
      : []),
  ],
  [
    line('M400 560q30 -34 54 0t54 0t54 0t54 0t54 0t54 0M400 650q30 -34 54 0t54 0t54 0t54 0', {
      color: COLOR.connect,
      ink: 10,
      pace: 0.9,
    }),
  ],
]

/** A card goes from hand to hand. */
export const handOver = (words: BoardWords, { says }: { says: 'thanks' | 'iHelp' }): Mark[][] => [
  [
    ...placed(400, 300, 1.3, person(0, { face: 'right', arms: 'right', legs: false })),
    ...placed(1200, 300, 1.3, person(1, { face: 'left', arms: 'left', legs: false })),
    line('M160 592H1440', { ink: 11 }),
    shape(box(610, 330, 380, 230, 22), COLOR.paper),
    write(words[says], 800, 466, Math.min(80, 500 / words[says].length), { font: 'display' }),
  ],
  [shape(heart(800, 230, 1.3), COLOR.connect)],
]

const CORNERS = [
  [520, 400],
  [1080, 400],
  [520, 620],
  [1080, 620],
] as const

/** Folded slips on the table, without names. */
export const slips = (): Mark[][] => [
  [
    shape(oval(800, 500, 640, 300), WOOD, { pace: 1.2 }),
    ...CORNERS.flatMap(([x, y]) =>
      placed(x, y, 1.2, [shape('M-70 -10L0 -50L70 -10V50H-70Z', COLOR.paper), line('M0 -50V50', { ink: 6 })]),
    ),
  ],
]

/** The front page of next year: its name, its headline, its picture. */
export const frontPage = ({ newspaper, headline }: BoardWords): Mark[][] => [
  [
    shape('M420 80H1180V840H420Z', COLOR.paper, { pace: 1.6 }),
    write(newspaper, 800, 176, 84, { font: 'display' }),
    line('M460 208H1140', { ink: 7 }),
  ],
  [write(headline, 800, 306, Math.min(92, 1160 / headline.length), { font: 'display', color: COLOR.connectDeep })],
  [
    shape('M460 350H860V640H460Z', COLOR.trustTint),
    ...placed(560, 470, 0.72, bust(0)),
    ...placed(660, 450, 0.8, bust(1, { face: 'closed' })),
    ...placed(765, 470, 0.72, bust(2)),
    tone('M452 612H868V640H452Z', COLOR.trustTint),
    line('M460 350H860V640H460Z', { pace: 4 }),
    line(
      'M900 370H1140M900 420H1140M900 470H1140M900 520H1140M900 570H1140M900 620H1060M460 700H1140M460 750H1140M460 800H900',
      { ink: 9, color: COLOR.rule, pace: 2.4 },
    ),
  ],
]

/** The lab sheet in three parts. */
export const labSheet = ({ labSheet: parts }: BoardWords): Mark[][] => [
  [
    shape(box(300, 110, 1000, 700, 20), COLOR.paper, { pace: 1.6 }),
    line('M300 343H1300M300 576H1300', { ink: 7, color: COLOR.rule }),
  ],
  ...parts.map((word, i) => [
    shape(round(390, 226 + i * 233, 50), pick(TRIO, i)),
    write(i + 1, 390, 250 + i * 233, 66, { font: 'display', color: COLOR.paper }),
    write(word, 480, 252 + i * 233, 78, { align: 'left', font: 'display' }),
  ]),
]
