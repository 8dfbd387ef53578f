import { INDICATOR_NAMES, INDICATORS, type Indicator } from '@thrive/domain'
import { m } from '@thrive/words'
import { inPercent } from '@thrive/words/intl'
import type { SameTeams } from './api.ts'
import { MARKERS } from './markers.ts'
import { placeLabels } from './place-labels.ts'
import { signed } from './points.ts'
import { useWidth } from './use-width.ts'

const [TOP, FOOT, HEIGHT] = [12, 274, 330]
const [LEFT, SIDE, LINE_HEIGHT] = [60, 150, 20]
const levelOf = (score: number) => FOOT - ((FOOT - TOP) * score) / 100

interface Move {
  indicator: Indicator
  before: number
  now: number
}

/** Two moments of the same teams, joined by a line for each indicator, on an axis from 0 to 100. */
export function SameTeamsChart({ same, label }: { same: SameTeams; label: string }) {
  const { ref, width } = useWidth(600)
  const moves: Move[] = INDICATORS.flatMap((indicator) => {
    const score = same.scores[indicator]
    return score.hidden === false ? [{ indicator, before: score.before, now: score.now }] : []
  })
  const [then, now] = [LEFT + SIDE, Math.max(width - SIDE, LEFT + SIDE + 40)]
  return (
    <div className="plot trend" ref={ref}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
        {[0, 25, 50, 75, 100].map((at) => (
          <g key={at} className="grid">
            <line x1={LEFT} x2={width} y1={levelOf(at)} y2={levelOf(at)} />
            <text x={LEFT - 10} y={levelOf(at)} dy="0.35em" textAnchor="end">
              {inPercent(at)}
            </text>
          </g>
        ))}
        {moves.map(({ indicator, before, now: score }) => (
          <g key={indicator} data-i={indicator}>
            <path className="line" d={`M${then} ${levelOf(before)}L${now} ${levelOf(score)}`} />
            <path className="marker" d={MARKERS[indicator]} transform={`translate(${then} ${levelOf(before)})`} />
            <path className="marker" d={MARKERS[indicator]} transform={`translate(${now} ${levelOf(score)})`} />
          </g>
        ))}
        {placeLabels(
          moves.map((move) => ({ ...move, at: levelOf(move.before) })),
          LINE_HEIGHT,
        ).map((move) => (
          <text
            key={move.indicator}
            className="end"
            data-i={move.indicator}
            x={then - 16}
            y={move.at}
            dy="0.35em"
            textAnchor="end"
          >
            {INDICATOR_NAMES[move.indicator]} {Math.round(move.before)}
          </text>
        ))}
        {placeLabels(
          moves.map((move) => ({ ...move, at: levelOf(move.now) })),
          LINE_HEIGHT,
        ).map((move) => (
          <text key={move.indicator} className="end" data-i={move.indicator} x={now + 16} y={move.at} dy="0.35em">
            {INDICATOR_NAMES[move.indicator]} {Math.round(move.now)},{' '}
            {signed(Math.round(move.now) - Math.round(move.before))}
          </text>
        ))}
        <Moment x={then} name={same.against.name} words={m.teams_count({ count: same.teams })} />
        <Moment x={now} name={same.round.name} words={m.same_the_same({ count: same.teams })} />
      </svg>
    </div>
  )
}

const Moment = ({ x, name, words }: { x: number; name: string; words: string }) => (
  <text className="count" x={x} y={FOOT + 24} textAnchor="middle">
    {name.length > 28 ? `${name.slice(0, 27)}…` : name}
    <tspan className="words" x={x} dy="1.4em">
      {words}
    </tspan>
  </text>
)
