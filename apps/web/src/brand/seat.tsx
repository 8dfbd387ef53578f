import type { SeatColour, SeatLook, SeatShape } from '@thrive/domain'
import { m } from '@thrive/words'
import './seat.css'

/** Each shape in a 100 by 100 square, with the centre of its face. */
const SHAPES: Record<SeatShape, [outline: string, x: number, y: number]> = {
  drop: ['M50 6C66 30 85 46 85 64A35 30 0 0 1 15 64C15 46 34 30 50 6Z', 50, 62],
  gem: ['M50 8L86 29V71L50 92L14 71V29Z', 50, 50],
  pebble: ['M9 56C9 30 32 19 54 19C80 19 93 38 91 58C89 79 69 85 48 85C25 85 9 77 9 56Z', 50, 53],
  cloud: ['M28 80A21 21 0 0 1 22 39A27 27 0 0 1 72 32A24.5 24.5 0 0 1 76 80Z', 50, 57],
  leaf: ['M13 87C6 40 36 11 87 13C92 62 62 94 13 87Z', 50, 52],
  star: ['M50 8L67 29.5L92.8 39.1L77.6 62L76.5 89.4L50 82L23.5 89.4L22.4 62L7.2 39.1L33 29.5Z', 50, 54],
  tile: ['M28 14H72A14 14 0 0 1 86 28V72A14 14 0 0 1 72 86H28A14 14 0 0 1 14 72V28A14 14 0 0 1 28 14Z', 50, 50],
  kite: ['M50 5L90 46L50 95L10 46Z', 50, 46],
  bean: ['M30 14C54 5 90 18 90 52C90 82 60 96 40 86C24 78 34 64 25 54C15 43 9 25 30 14Z', 56, 46],
  shell: ['M50 90L10 46C14 20 32 10 50 12C68 10 86 20 90 46Z', 50, 44],
  moon: ['M60 8A43 43 0 1 0 92 66A36 36 0 0 1 60 8Z', 36, 58],
  clover: ['M50 24A21 21 0 1 1 76 50A21 21 0 1 1 50 76A21 21 0 1 1 24 50A21 21 0 1 1 50 24Z', 50, 50],
}

const SHAPE_WORDS = {
  drop: m.seat_shape_drop,
  cloud: m.seat_shape_cloud,
  gem: m.seat_shape_gem,
  leaf: m.seat_shape_leaf,
  star: m.seat_shape_star,
  pebble: m.seat_shape_pebble,
  tile: m.seat_shape_tile,
  kite: m.seat_shape_kite,
  bean: m.seat_shape_bean,
  shell: m.seat_shape_shell,
  moon: m.seat_shape_moon,
  clover: m.seat_shape_clover,
} satisfies Record<SeatShape, unknown>

const COLOUR_WORDS = {
  sky: m.seat_sky,
  pink: m.seat_pink,
  lilac: m.seat_lilac,
  blue: m.seat_blue,
  plum: m.seat_plum,
  stone: m.seat_stone,
} satisfies Record<SeatColour, unknown>

/** Returns a seat's name in lower case: "sky drop". */
export const seatName = ({ shape, colour }: SeatLook): string => COLOUR_WORDS[colour]({ shape: SHAPE_WORDS[shape]() })

interface Props {
  look: SeatLook
  /** True if its phone is not connected. */
  isAsleep?: boolean
  /** True if its name is shown next to it. */
  isNamed?: boolean
  className?: string
}

/** One phone or laptop in the room, as a face without a person's name. */
export function Seat({ look, isAsleep = false, isNamed = false, className = '' }: Props) {
  const [outline, x, y] = SHAPES[look.shape]
  return (
    <svg
      className={`seat ${className}`}
      viewBox="0 0 100 100"
      data-colour={look.colour}
      role="img"
      aria-label={seatName(look)}
      aria-hidden={isNamed}
    >
      <path className="body" d={outline} />
      {isAsleep ? (
        <path className="line" d={`M${x - 17} ${y - 2}q6 6 12 0M${x + 5} ${y - 2}q6 6 12 0`} />
      ) : (
        [x - 11, x + 11].map((eye) => <circle key={eye} cx={eye} cy={y - 3} r="4.6" />)
      )}
      <path className="line" d={`M${x - 9} ${y + 10}q9 8 18 0`} />
    </svg>
  )
}

export const EmptySeat = () => (
  <svg className="seat" viewBox="0 0 100 100" aria-hidden="true">
    <circle className="empty" cx="50" cy="50" r="40" />
  </svg>
)
