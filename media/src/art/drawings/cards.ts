import { box, bubble, heart, line, type Mark, pick, placed, rays, round, shape, times, write } from '../marks.ts'
import { COLOR } from '../palette.ts'
import { bust, person } from '../people.ts'
import { GREY, TINTS, TRIO } from './things.ts'
import type { BoardWords } from './words.ts'

/** Exercises with boxes, cards and paper. */

interface BoxOptions {
  number: number
  color: string
}
const front = ({ number, color }: BoxOptions, pace: number): Mark[] => [
  shape('M470 430H1130V810H470Z', color, { pace }),
  shape(round(800, 620, 118), COLOR.paper, { pace: pace > 2 ? pace : 1 }),
  write(number, 800, 674, 150, { font: 'display' }),
]

/** A box with its number; it opens and cards look out. */
export const boxOpens = (_: BoardWords, options: BoxOptions): Mark[][] => [
  [
    ...front(options, 1.5),
    shape('M430 340H1170V432H430Z', options.color, {
      pace: 1.6,
      move: { turn: -34, dx: -430, dy: -96, pivot: [800, 386], step: 1, lasts: 0.45 },
    }),
  ],
  [
    ...(
      [
        [-16, 640, 430],
        [0, 800, 400],
        [15, 960, 430],
      ] as const
    ).flatMap(([turn, x, y], i) =>
      placed(
        x,
        y,
        1,
        [
          shape(box(-76, -190, 152, 220, 16), COLOR.paper, { pace: 3 }),
          shape(round(0, -90, 34), pick(TRIO, i), { pace: 3 }),
        ],
        turn,
      ),
    ),
    ...front(options, 6),
    line(rays(800, 420, 290, 350, 8, 200, 140), { ink: 11, color: COLOR.inspire }),
  ],
]

const ROWS = [
  { from: 0, count: 5 },
  { from: 5, count: 4 },
  { from: 9, count: 2 },
] as const

/** All eleven boxes of the game on the table. */
export const boxes = (): Mark[][] => [
  [
    line('M120 790H1480', { ink: 12 }),
    ...ROWS.flatMap(({ from, count }, row) =>
      times(count).flatMap((i) =>
        placed(800 + (i - (count - 1) / 2) * 216, 690 - row * 212, 1, [
          shape('M-96 -92H96V94H-96Z', pick(TRIO, from + i), { pace: 3 }),
          line('M-104 -62H104', { pace: 3, ink: 7 }),
          shape(round(0, 22, 46), COLOR.paper, { pace: 3, ink: 7 }),
          write(from + i + 1, 0, 46, 64, { font: 'display' }),
        ]),
      ),
    ),
  ],
]

interface RowOptions {
  /** The card that someone chooses, or the two that get dots. */
  chosen?: number
  dots?: readonly number[]
}
const CARD = { w: 238, h: 333, gap: 290, y: 470 }
const cardX = (i: number) => 800 + (i - 2) * CARD.gap

function chosenMarks({ chosen, dots = [] }: RowOptions): Mark[] {
  const dotted = dots.flatMap((i, k) =>
    times(3 - k).map((dot) => shape(round(cardX(i) - 60 + dot * 60, 700, 24), COLOR.connect, { ink: 7 })),
  )
  if (chosen === undefined) return dotted
  const [x, w, h] = [cardX(chosen), CARD.w, CARD.h]
  return [
    ...dotted,
    line(`M${x - w * 0.62} ${CARD.y - h * 0.6}h${w * 1.24}v${h * 1.2}h${-w * 1.24}Z`, {
      ink: 14,
      color: COLOR.connect,
    }),
    shape(heart(x, CARD.y - h * 0.76, 1), COLOR.connect),
  ]
}

/** Five cards in a row, of which one is chosen or two get dots. */
export const cardsRow = (_: BoardWords, options: RowOptions): Mark[][] => [
  times(5).flatMap((i) =>
    placed(cardX(i), CARD.y, 1, [
      shape(box(-CARD.w / 2, -CARD.h / 2, CARD.w, CARD.h, 16), COLOR.paper, { pace: 2.4 }),
      shape(round(0, -66, 36), pick(TRIO, i), { pace: 3, ink: 7 }),
      line('M-71 27h142M-71 73h100', { ink: 9, color: COLOR.rule, pace: 2 }),
    ]),
  ),
  chosenMarks(options),
]

/** Thirteen cards in a row, grey side up. No letters: nothing may hint at the order. */
export const greyRow = (): Mark[][] => [
  [
    ...[300, 800, 1300].flatMap((x, i) =>
      placed(
        x,
        190,
        1,
        person(i, { arms: pick(['right', 'both', 'left'], i), face: pick(['right', 'happy', 'left'], i) }),
      ),
    ),
    ...times(13).flatMap((i) =>
      placed(800 + (i - 6) * 110, 690, 1, [
        shape(box(-45, -73, 90, 146, 16), GREY, { pace: 2.4 }),
        ...(i ? [] : [shape(round(0, 0, 13), COLOR.ink, { pace: 3 })]),
      ]),
    ),
  ],
  [line('M1510 803H90', { ink: 9, color: COLOR.rule })],
]

/** Everyone knows one picture; together they are one story. */
export const thirteen = (): Mark[][] => [
  times(13).flatMap((i) =>
    placed(
      800 + (i - 6) * 112,
      200 + (i - 6) ** 2 * 4,
      1,
      [shape(box(-46, -72, 92, 144, 12), GREY, { pace: 4, ink: 8 })],
      (i - 6) * 2,
    ),
  ),
  times(3).flatMap((i) => [
    ...placed(400 + i * 400, 640, 1.15, bust(i, { face: pick(['calm', 'right', 'left'], i) })),
    shape(box(330 + i * 400, 726, 140, 170, 14), GREY, { pace: 3 }),
  ]),
  times(3).flatMap((i) => [
    shape(bubble(470 + i * 400, 476, 190, 136, [420 + i * 400, 586]), COLOR.paper, { pace: 2 }),
    shape(
      pick([round(470, 476, 36), 'M834 512V476a36 36 0 0 1 72 0V512Z', 'M1270 436L1314 512H1226Z'], i),
      pick(TRIO, i),
      { ink: 7, pace: 2 },
    ),
  ]),
]

const PICTURES = [
  { turn: -22, tint: TINTS[0], d: 'M-70 -500L0 -640L70 -500Z', color: COLOR.inspire },
  { turn: -8, tint: TINTS[1], d: round(0, -580, 56), color: COLOR.connect },
  { turn: 8, tint: TINTS[2], d: heart(0, -580, 1.3), color: COLOR.connect },
  { turn: 22, tint: COLOR.sand, d: 'M-70 -490V-560a70 70 0 0 1 140 0V-490Z', color: COLOR.trust },
]

/** Picture cards, fanned out. */
export const pictureCards = (): Mark[][] => [
  PICTURES.flatMap(({ turn, tint, d, color }) =>
    placed(
      800,
      980,
      1,
      [
        shape(box(-130, -740, 260, 400, 24), COLOR.paper, { pace: 2.4 }),
        shape(box(-100, -710, 200, 240, 12), tint, { pace: 2.4, ink: 7 }),
        shape(d, color, { pace: 2.4, ink: 7 }),
      ],
      turn,
    ),
  ),
]
