import { box, bubble, line, type Mark, pick, placed, quick, rays, round, shape, times, tone, write } from '../marks.ts'
import { COLOR } from '../palette.ts'
import { bust, person } from '../people.ts'
import { BLUE, BROWN, cup, SIDES, TRIO } from './things.ts'
import { type BoardWords, INDICATOR_NAMES } from './words.ts'

/** Exercises of the team in the room: listening, the line, the mats, the triangle, the case, the dates. */

/** One talks, one listens, three minutes long. */
export const listening = (): Mark[][] => [
  [
    line('M160 760H1440', { ink: 11 }),
    ...placed(440, 420, 1.75, bust(0, { face: 'right' })),
    ...placed(1160, 420, 1.75, bust(1, { face: 'closed', hair: 'short' })),
  ],
  [
    shape(bubble(700, 190, 330, 190, [520, 360]), COLOR.paper),
    line('M590 150H810M590 200H780M590 250H700', { ink: 11, color: COLOR.connect }),
    line('M1034 380q-34 40 0 86M1000 356q-56 66 0 134M966 330q-80 92 0 186', { ink: 9, color: COLOR.trust }),
  ],
  [
    ...placed(800, 620, 1, [
      shape(
        'M-60 -100H60C60 -40 20 -20 14 0C20 20 60 40 60 100H-60C-60 40 -20 20 -14 0C-20 -20 -60 -40 -60 -100Z',
        COLOR.white,
      ),
      tone('M-40 -52H40C34 -30 16 -14 10 -4H-10C-16 -14 -34 -30 -40 -52ZM-50 96C-40 60 40 60 50 96Z', COLOR.inspire),
      line('M-74 -104H74M-74 104H74', { ink: 16 }),
    ]),
    write('3 min', 800, 842, 60, { font: 'display' }),
  ],
]

const lineX = (value: number) => 170 + value * 12.6

/** People on a line from 0 to 100. */
export const lineUp = (): Mark[][] => [
  [
    line('M170 720H1430', { ink: 16 }),
    line([0, 25, 50, 75, 100].map((value) => `M${lineX(value)} 690v60`).join(''), { ink: 11, pace: 2 }),
    write('0', lineX(0), 842, 84, { font: 'display' }),
    write('100', lineX(100), 842, 84, { font: 'display' }),
  ],
  [24, 41, 55, 68, 88].flatMap((value, i) =>
    placed(
      lineX(value),
      352 + (i % 2) * 6,
      1.06,
      person(i, { arms: pick(['down', 'wave', 'down', 'both', 'down'], i) }),
    ),
  ),
]

const brush = (color: string) => [
  line('M0 -14L74 -160', { ink: 20, color: BROWN }),
  shape('M-34 30L-16 -24L34 -4L10 52C-10 70 -50 66 -34 30Z', color),
  line('M-22 -30L38 -6', { ink: 16, color: COLOR.hairShade }),
]

/** The triangle of the team, with the sides of earlier rounds; the brush runs along the next, as its colour does. */
export const triangle = (_: BoardWords, { done }: { done: 0 | 1 | 2 }): Mark[][] => {
  const { d, from, by } = SIDES[done]
  const color = TRIO[done]
  const painting = brush(color).map((mark) => ({ ...mark, with: true, pace: 30, move: { ...by, lasts: 1.5 } }))
  return [
    SIDES.map((side, i) => shape(side.d, i < done ? pick(TRIO, i) : COLOR.white, { pace: 1.8 })),
    [tone(d, color, { slow: 5 }), line(d, { pace: 2, with: true }), ...placed(from.x, from.y, 1.7, painting)],
  ]
}

/** A leaf of the calendar: the month, the day, who. */
export const calendar = ({ month }: BoardWords, { who = 'Noor' } = {}): Mark[][] => [
  [
    shape(box(480, 160, 640, 660, 30), COLOR.paper, { pace: 1.4 }),
    shape('M480 300V190a30 30 0 0 1 30 -30H1090a30 30 0 0 1 30 30V300Z', COLOR.connect, { pace: 1.6 }),
    line('M620 110V210M980 110V210', { ink: 22 }),
    write(month, 800, 264, 80, { font: 'display', color: COLOR.paper }),
  ],
  [write(12, 800, 620, 300, { font: 'display' }), line('M560 690H1040', { ink: 8, color: COLOR.rule })],
  [
    write(who, 800, 776, 76, { color: COLOR.trustDeep }),
    line('M1130 560l60 70l130 -190', { ink: 26, color: COLOR.trust }),
  ],
]

const LAYERS = [...TRIO, BLUE]

function openLayer(layer: number): Mark[] {
  const y = 420 + layer * 96
  return [
    shape(box(400, y, 660, 96, 8), pick([...TRIO, BLUE], layer), { pace: 2 }),
    shape(box(440, y - 40, 90, 64, 8), COLOR.paper, { pace: 3 }),
    shape(box(560, y - 48, 90, 72, 8), COLOR.paper, { pace: 3 }),
    line(rays(520, y - 70, 40, 84, 5, 210, 120), { ink: 9, color: COLOR.ink }),
  ]
}

/** The team around the lab case, which may have a layer open; those before it are done. */
export const labCase = (_: BoardWords, { open = 0, team = true } = {}): Mark[][] => {
  const around = times(3).flatMap((i) =>
    quick(
      placed(
        pick([260, 800, 1340], i),
        pick([496, 150, 496], i),
        0.92,
        person(i, {
          legs: i !== 1,
          face: pick(['right', 'happy', 'left'], i),
          arms: pick(['right', 'none', 'left'], i),
        }),
      ),
    ),
  )
  const closed = [
    ...(team ? around : []),
    shape(box(470, 300, 660, 120, 20), COLOR.slate, { pace: 1.8 }),
    shape('M720 300v-34a20 20 0 0 1 20 -20h120a20 20 0 0 1 20 20v34', COLOR.paper, { ink: 12 }),
    ...LAYERS.map((color, i) => shape(box(470, 420 + i * 96, 660, 96, 8), color, { pace: 4 })),
    ...LAYERS.map((__, i) => write(i + 1, 1096, 488 + i * 96, 54, { font: 'display', color: COLOR.paper })),
    line('M430 812H1170', { ink: 12 }),
  ]
  if (!open) return [closed]
  const ticks = times(open - 1).map((i) => line(`M500 ${470 + i * 96}l26 28l50 -60`, { ink: 14, color: COLOR.paper }))
  return [closed, [...ticks, ...openLayer(open - 1)]]
}

/** Three mats on the floor; people stand where their question is. */
export const mats = (): Mark[][] => [
  times(3).flatMap((i) =>
    placed(330 + i * 470, 640, 1, [
      shape('M-150 -70H190L150 110H-200Z', pick(TRIO, i), { pace: 1.6 }),
      write(pick(INDICATOR_NAMES, i), -6, 176, 60, { font: 'display' }),
    ]),
  ),
  [
    ...placed(330, 290, 1, person(0, { arms: 'wave' })),
    ...placed(720, 300, 0.96, person(3, { face: 'right' })),
    ...placed(880, 300, 0.96, person(1, { face: 'left' })),
    ...placed(1270, 290, 1, person(2, { arms: 'up' })),
  ],
]

/** A break, with a cup, or a time limit. */
export const clock = (_: BoardWords, { minutes = 10, pause = true } = {}): Mark[][] => {
  const angle = (minutes * Math.PI) / 30
  const hand = (length: number) =>
    `${Math.round(800 + length * Math.sin(angle))} ${Math.round(430 - length * Math.cos(angle))}`
  const hot = line('M-18 -48q-10 -14 0 -26M14 -48q-10 -14 0 -26', { ink: 6, color: COLOR.hairShade })
  return [
    [
      shape(round(800, 430, 300), COLOR.paper, { pace: 1.3 }),
      line('M800 160v40M800 660v40M530 430h40M1030 430h40', { ink: 12 }),
      tone(`M800 430V190A240 240 0 ${minutes > 30 ? 1 : 0} 1 ${hand(240)}Z`, COLOR.inspire, { slow: 3 }),
      line(`M800 430V220M800 430L${hand(200)}`, { ink: 16 }),
      write(`${minutes} min`, 800, 846, 96, { font: 'display' }),
      ...(pause ? placed(1310, 680, 1.7, [...cup, hot]) : []),
    ],
  ]
}
