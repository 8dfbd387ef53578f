import { group, rect } from './draw.ts'
import { CENTRE, HALOS, type Halo } from './halos.ts'
import { COLOR, type ThemeName } from './palette.ts'
import { THINGS, type ThingName } from './things.ts'

/** The rooms: one for each round of the first version, and one for each chapter of the second. */

export interface Room {
  wall: string
  floor: string
  /** Two steps of the shape behind the professor. */
  halo: readonly [string, string]
  shape: Halo
  shelf: string
  /** Lines of movement. */
  spark: string
  /** The tag on the board. */
  tint: string
  /** What stands on the shelf; the first two are seen beside the board. */
  things: readonly [ThingName, ThingName, ThingName]
}

const ROUNDS: Record<ThemeName, Room> = {
  neutral: {
    wall: '#17505A',
    floor: '#0A635D',
    halo: ['#1F6470', '#2A7A82'],
    shape: 'circle',
    shelf: COLOR.inspire,
    spark: COLOR.inspire,
    tint: COLOR.sand,
    things: ['mark', 'plant', 'books'],
  },
  connect: {
    wall: '#B03A22',
    floor: '#872A17',
    halo: ['#CF4D31', '#F07A5E'],
    shape: 'pair',
    shelf: COLOR.inspire,
    spark: COLOR.inspireTint,
    tint: COLOR.connectTint,
    things: ['connect', 'mugs', 'linked'],
  },
  trust: {
    wall: '#0B6F67',
    floor: '#085049',
    halo: ['#0E857A', '#35A89B'],
    shape: 'arch',
    shelf: COLOR.inspire,
    spark: COLOR.inspire,
    tint: COLOR.trustTint,
    things: ['trust', 'books', 'plant'],
  },
  inspire: {
    wall: '#D48E12',
    floor: '#A2680A',
    halo: ['#E7A31E', '#FFC957'],
    shape: 'triangle',
    shelf: COLOR.connect,
    spark: COLOR.paper,
    tint: COLOR.inspireTint,
    things: ['inspire', 'lamp', 'flag'],
  },
}

const chapter = (
  [wall, floor, outer, inner]: readonly [string, string, string, string],
  looks: Pick<Room, 'shape' | 'tint' | 'things'> & { shelf?: string },
): Room => ({ wall, floor, halo: [outer, inner], shelf: COLOR.inspire, spark: COLOR.inspire, ...looks })

const CHAPTERS = {
  measure: chapter(['#17505A', '#0F3F48', '#1F6470', '#2A7A82'], {
    shape: 'circle',
    tint: COLOR.trustTint,
    things: ['cylinder', 'stopwatch', 'ruler'],
  }),
  alone: chapter(['#4A4587', '#37336B', '#5A559C', '#736DB8'], {
    shape: 'arch',
    tint: '#E2DFF6',
    things: ['lamp', 'books', 'mug'],
  }),
  subgroups: chapter(['#9A3F5C', '#782E46', '#B25472', '#CE7792'], {
    shape: 'pair',
    shelf: COLOR.inspireTint,
    tint: COLOR.connectTint,
    things: ['mugs', 'linked', 'books'],
  }),
  team: chapter(['#2E6E4E', '#215239', '#3C8560', '#57A37B'], {
    shape: 'ring',
    tint: '#D5EBDD',
    things: ['labCase', 'plant', 'mugs'],
  }),
  challenge: chapter(['#232A66', '#191E4C', '#303985', '#434DA6'], {
    shape: 'stars',
    shelf: COLOR.connect,
    tint: '#DDE0F5',
    things: ['hourglass', 'cardBox', 'globe'],
  }),
  plan: chapter(['#C9761A', '#A05A10', '#DD8F2E', '#F3AF52'], {
    shape: 'sun',
    shelf: COLOR.connect,
    tint: COLOR.inspireTint,
    things: ['calendar', 'plant', 'flag'],
  }),
}
export type Chapter = keyof typeof CHAPTERS

export const roomOf = (theme: ThemeName, chapterName?: Chapter): Room =>
  chapterName ? CHAPTERS[chapterName] : ROUNDS[theme]

/** A shelf with things beside each other. */
function shelf(x: number, y: number, width: number, color: string, things: readonly (ThingName | null)[]) {
  const step = width / things.length
  const place = (name: ThingName, i: number) =>
    group(`translate(${x + step * (i + 0.5)} ${y - 4}) scale(1.06)`, THINGS[name])
  return rect(x, y, width, 22, 6, color, 7) + things.map((name, i) => (name ? place(name, i) : '')).join('')
}

const behind = ({ wall, floor, shape, halo }: Room, dx: number) =>
  rect(-300, -200, 2520, 1380, 0, wall) +
  group(`translate(${dx} 0)`, HALOS[shape](halo)) +
  rect(-300, 790, 2520, 490, 0, floor)

/** The wall beside the board. */
export const wideWall = (room: Room) => behind(room, 0) + shelf(1650, 316, 520, room.shelf, room.things.slice(0, 2))

/** The wall when the professor stands in the middle and there is no board. */
export function nearWall(room: Room) {
  const [first, second, third] = room.things
  const shelves = shelf(140, 372, 400, room.shelf, [third, second]) + shelf(1530, 400, 420, room.shelf, [first, null])
  return behind(room, 960 - CENTRE) + shelves
}
