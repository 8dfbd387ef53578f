import { useId, useState } from 'react'
import { cssVars } from '../ui/layout/css-vars.ts'
import './floor.css'
import { FLOOR, placeOn, type SignPlace, shuffle, signAt, standings, waitingField } from './floor-layout.ts'
import { Pawn } from './pawn.tsx'

interface FloorProps {
  label: string
  min: number
  max: number
  /** How many phones are waiting, and how many of them have answered. */
  phones: number
  given: number
  /** The revealed scores, lowest first. */
  values?: readonly number[] | undefined
  /** The score that the reveal proposes, and what its sign says. */
  proposal?: { score: number; words: string } | undefined
}

/** The line from wall to wall: pawns wait beside it, and stand on it after the reveal. */
export function Floor({ label, min, max, phones, given, values, proposal }: FloorProps) {
  const sign = proposal && signAt(proposal.words, placeOn(proposal.score, min, max))
  return (
    <svg className="floor" viewBox={`0 0 ${FLOOR.width} ${FLOOR.height}`} role="img" aria-label={label}>
      <Boards />
      <Tape min={min} max={max} values={values} sign={sign} />
      {values ? <Standing values={values} min={min} max={max} /> : <Waiting phones={phones} given={given} />}
      {sign && <Sign {...sign} />}
    </svg>
  )
}

const JOINTS = [320, 900, 1430, 120, 640, 1180, 420, 1000, 1560, 210, 780, 1330]
const BOARD = FLOOR.height / 4

function Boards() {
  const id = useId()
  return (
    <>
      <clipPath id={id}>
        <rect width={FLOOR.width} height={FLOOR.height} rx="26" />
      </clipPath>
      <g className="boards" clipPath={`url(#${id})`}>
        <rect width={FLOOR.width} height={FLOOR.height} />
        <path d={[1, 2, 3].map((row) => `M0 ${row * BOARD}H${FLOOR.width}`).join('')} />
        <path d={JOINTS.map((x, nth) => `M${x} ${Math.floor(nth / 3) * BOARD}v${BOARD}`).join('')} />
      </g>
      <rect className="edge" x="1.5" y="1.5" width={FLOOR.width - 3} height={FLOOR.height - 3} rx="25" />
    </>
  )
}

/** Half the width of a number below the tape, with some air. */
const HALF_A_NAME = 36
const TORN = FLOOR.tapeHeight / 8
const STRIP =
  `M${FLOOR.left - 34} ${FLOOR.tape}H${FLOOR.right + 34}` +
  `l9 ${TORN}l-9 ${TORN}`.repeat(4) +
  `H${FLOOR.left - 34}` +
  `l-9 ${-TORN}l9 ${-TORN}`.repeat(4) +
  'Z'

function Tape({
  min,
  max,
  values,
  sign,
}: Pick<FloorProps, 'min' | 'max' | 'values'> & { sign: SignPlace | undefined }) {
  const x = (score: number) => placeOn(score, min, max)
  const [lowest, highest] = [values?.[0], values?.at(-1)]
  const foot = FLOOR.tape + FLOOR.tapeHeight
  const marks = [min, ...Array.from({ length: 20 }, (_, nth) => (nth + 1) * 5)]
  const named = [min, 25, 50, 75, max]
  return (
    <>
      <path className="tape" d={STRIP} />
      {lowest !== undefined && highest !== undefined && (
        <rect
          className="paint"
          x={x(lowest) - 30}
          y={FLOOR.tape + 2}
          width={x(highest) - x(lowest) + 60}
          height={FLOOR.tapeHeight - 4}
          rx="6"
        />
      )}
      <path
        className="marks"
        d={marks.map((mark) => `M${x(mark)} ${foot}v${named.includes(mark) ? -18 : -9}`).join('')}
      />
      {named
        .filter((mark) => !sign || Math.abs(x(mark) - sign.middle) > sign.half + HALF_A_NAME)
        .map((mark) => (
          <text key={mark} x={x(mark)} y={foot + 40}>
            {mark}
          </text>
        ))}
    </>
  )
}

function Waiting({ phones, given }: { phones: number; given: number }) {
  const field = waitingField(phones)
  return (
    <>
      <rect className="field" x={field.x} y={field.y} width={field.width} height={field.height} rx="18" />
      {field.places.map((x, nth) => (
        <g key={x} transform={`translate(${x} ${field.pawnY}) scale(${field.scale})`}>
          <Pawn isOpen={nth >= given} />
        </g>
      ))}
    </>
  )
}

function Standing({ values, min, max }: { values: readonly number[]; min: number; max: number }) {
  const [order] = useState(() => shuffle(values.length, Math.random))
  const field = waitingField(values.length)
  const pawns = standings(values, min, max).map((pawn, nth) => ({
    ...pawn,
    nth,
    key: `${values[nth]} ${nth - values.indexOf(values[nth] ?? 0)}`,
    dx: ((field.places[order[nth] ?? 0] ?? pawn.x) - pawn.x) / pawn.scale,
    dy: (field.pawnY - pawn.y) / pawn.scale,
  }))
  // Draw the pawns at the back first.
  return pawns
    .toSorted((a, b) => b.row - a.row)
    .map(({ x, y, scale, nth, key, dx, dy }) => (
      <g key={key} transform={`translate(${x} ${y}) scale(${scale})`}>
        <g className="walk" style={cssVars({ '--n': nth, '--dx': `${dx}px`, '--dy': `${dy}px` })}>
          <Pawn />
        </g>
      </g>
    ))
}

function Sign({ words, at, middle, half }: SignPlace) {
  const top = FLOOR.tape + FLOOR.tapeHeight + 20
  return (
    <g className="sign">
      <path
        d={`M${at} ${top - 24}l20 24H${middle + half - 9}a9 9 0 0 1 9 9v30a9 9 0 0 1 -9 9H${middle - half + 9}a9 9 0 0 1 -9 -9v-30a9 9 0 0 1 9 -9H${at - 20}Z`}
      />
      <text x={middle} y={top + 33}>
        {words}
      </text>
    </g>
  )
}
