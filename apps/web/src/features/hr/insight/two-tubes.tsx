import type { Indicator } from '@thrive/domain'
import { tubeShape } from './tube-shape.ts'
import './drawn-tubes.css'
import './two-tubes.css'

const [TOP, WIDTH] = [16, 60]
const { levelOf, wallOf, liquidOf } = tubeShape({ top: TOP, base: 168, width: WIDTH, round: 14 })

interface TwoTubesProps {
  label: string
  indicator: Indicator
  /** Null where it is not shown, or where there is no earlier round. */
  before: { name: string; score: number | null } | null
  now: { name: string; score: number | null }
  desired: number | null
}

/** One score in two rounds, side by side under the same desired level. */
export function TwoTubes({ label, indicator, before, now, desired }: TwoTubesProps) {
  const places = before ? [67, 183] : [125]
  const tubes = before ? [before, now] : [now]
  const ends = before ? [37, 213] : [83, 167]
  return (
    <svg className="drawn-tubes two-tubes" data-i={indicator} viewBox="0 0 250 210" role="img" aria-label={label}>
      {tubes.map((tube, index) => (
        <OneTube key={tube.name} middle={places[index] ?? 0} {...tube} isNow={tube === now} />
      ))}
      {desired !== null && (
        <path className="wish" d={`M${(ends[0] ?? 0) - 16} ${levelOf(desired)}H${(ends[1] ?? 0) + 16}`} />
      )}
    </svg>
  )
}

interface OneTubeProps {
  middle: number
  name: string
  score: number | null
  isNow: boolean
}

function OneTube({ middle, name, score, isNow }: OneTubeProps) {
  const left = middle - WIDTH / 2
  return (
    <g className={score === null ? 'absent' : isNow ? 'now' : 'before'}>
      {score !== null && (
        <>
          <path className="glass" d={`${wallOf(left)}Z`} />
          <path className="liquid" d={liquidOf(left, score)} />
        </>
      )}
      <path className="wall" d={wallOf(left)} />
      <path className="rim" d={`M${left - 7} ${TOP}h${WIDTH + 14}`} />
      {score !== null &&
        [20, 40, 60, 80].map((at) => <path key={at} className="grade" d={`M${left + WIDTH} ${levelOf(at)}h-9`} />)}
      <text x={middle} y="200" textAnchor="middle">
        {shortened(name)}
      </text>
    </g>
  )
}

/** A round's name can be eighty characters long; its whole name stands above the chart. */
const shortened = (name: string) => (name.length > 14 ? `${name.slice(0, 13).trimEnd()}…` : name)
