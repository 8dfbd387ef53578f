import { line, type Mark, pick, round, shape } from './marks.ts'
import { COLOR } from './palette.ts'

/** The people of the board drawings. A number chooses skin, hair and shirt, so that the same one is always the same. */

const SKINS = ['#C98B62', '#F0C7A4', '#8A5A3B', '#E3AC80', '#B37650'] as const
const HAIR_COLORS = ['#3A2A2A', '#B5652B', '#1B1F45', '#D3D6E6', '#7A4B2B'] as const
const SHIRTS = [COLOR.connect, COLOR.trust, COLOR.inspire, '#6C7BD0', '#F9A38B'] as const

const HAIR = {
  short: 'M-46 -18C-50 -70 50 -72 46 -18C30 -34 -4 -22 -18 -40C-24 -28 -36 -24 -46 -18Z',
  bun: 'M-47 -10C-54 -56 -34 -66 -14 -62C-30 -96 30 -98 16 -62C40 -66 54 -50 47 -10C36 -38 -34 -38 -47 -10Z',
  long: 'M-46 44C-66 -10 -54 -70 0 -68S66 -10 46 44C40 14 44 -12 34 -28C10 -16 -18 -20 -32 -32C-44 -14 -38 16 -46 44Z',
  curls:
    'M-44 -4a18 18 0 0 1 -8 -30a20 20 0 0 1 20 -28a22 22 0 0 1 36 -8a22 22 0 0 1 36 14a20 20 0 0 1 8 32a18 18 0 0 1 -6 22C30 -26 -26 -34 -44 -4Z',
  cap: 'M-48 -18C-44 -72 44 -72 48 -18C66 -16 76 -8 80 0C50 -10 -20 -14 -48 -18Z',
}

const FACES = {
  happy: 'M-17 -4v6M17 -4v6M-18 18q18 18 36 0',
  calm: 'M-17 -4v6M17 -4v6M-12 22q12 6 24 0',
  closed: 'M-24 0q8 8 16 0M8 0q8 8 16 0M-14 20q14 12 28 0',
  talk: 'M-17 -6v6M17 -6v6M-10 18a10 10 0 1 0 20 0a10 10 0 1 0 -20 0',
  worry: 'M-17 -2v6M17 -2v6M-14 26q14 -12 28 0',
  left: 'M-28 -4v6M0 -4v6M-28 18q16 16 30 0',
  right: 'M28 -4v6M0 -4v6M-2 18q16 16 30 0',
}

/** From the shoulders at -46,92 and 46,92. */
const ARMS = {
  down: 'M-46 92C-66 130 -66 170 -56 206M46 92C66 130 66 170 56 206',
  wave: 'M-46 92C-66 130 -66 170 -56 206M46 92C84 84 98 50 96 14',
  up: 'M-46 92C-84 84 -98 50 -96 14M46 92C84 84 98 50 96 14',
  right: 'M-46 92C-66 130 -66 170 -56 206M46 96C80 120 110 120 142 104',
  left: 'M46 92C66 130 66 170 56 206M-46 96C-80 120 -110 120 -142 104',
  both: 'M-46 96C-80 126 -104 126 -128 112M46 96C80 126 104 126 128 112',
  front: 'M-46 96C-62 150 -30 168 -6 158M46 96C62 150 30 168 6 158',
  none: '',
}

interface Look {
  hair?: keyof typeof HAIR
  hairColor?: string
  face?: keyof typeof FACES
}
interface Clothed extends Look {
  shirt?: string
}
interface Standing extends Clothed {
  arms?: keyof typeof ARMS
  legs?: boolean
}

/** Professor Nova herself, in her own stories. */
export const NOVA = { hair: 'curls', hairColor: COLOR.hair, shirt: COLOR.coat } as const

/** Head only, around 0,0. */
export const headOf = (who: number, look: Look = {}): Mark[] => [
  shape(round(0, 0, 46), pick(SKINS, who * 2 + 1), { pace: 2 }),
  shape(
    HAIR[look.hair ?? pick(['short', 'bun', 'curls', 'long', 'cap'], who)],
    look.hairColor ?? pick(HAIR_COLORS, who * 3 + 1),
    { pace: 2.4, ink: 8 },
  ),
  line(FACES[look.face ?? 'happy'], { pace: 1.6, ink: 8 }),
]

/** Someone who stands; the head's middle is at 0,0 and the feet are at y = 340. */
export const person = (who: number, { arms = 'down', legs = true, shirt, ...look }: Standing = {}): Mark[] => [
  ...(legs ? [line('M-20 222V332h-16M20 222V332h16', { pace: 2.2 })] : []),
  shape('M-46 222V104C-46 70 -26 60 0 60S46 70 46 104V222Z', shirt ?? pick(SHIRTS, who), { pace: 2.2 }),
  ...(arms === 'none' ? [] : [line(ARMS[arms], { pace: 2.2 })]),
  ...headOf(who, look),
]

/** Someone at a table: head and shoulders, cut off at y = 190. */
export const bust = (who: number, { shirt, ...look }: Clothed = {}): Mark[] => [
  shape('M-92 190C-92 110 -60 66 0 66S92 110 92 190Z', shirt ?? pick(SHIRTS, who), { pace: 2.2 }),
  ...headOf(who, look),
]
