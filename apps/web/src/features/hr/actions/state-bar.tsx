import { SHOWN_ACTION_STATES } from '@thrive/domain'
import { inDigits } from '@thrive/words/intl'
import { useId } from 'react'
import { useWidth } from '../insight/use-width.ts'
import type { States } from './api.ts'
import './state-bar.css'
import { statesWords, totalOf } from './states.ts'

const HEIGHT = 28
const DIGIT = 10
/** The width of the plate below a figure, which keeps it apart from the hatch. */
const plateOf = (figure: string) => Math.max(2, figure.length) * DIGIT + 2
const GAP = 4

/** The actions of a group in their five states, each with its own fill and number. */
export function StateBar({ name, states }: { name: string; states: States }) {
  const id = useId()
  const { ref, width } = useWidth(420)
  const total = totalOf(states)
  const present = SHOWN_ACTION_STATES.filter((state) => states[state] > 0).map((state) => {
    const figure = inDigits(states[state])
    return { state, figure, plate: plateOf(figure) }
  })
  // Each present state gets the width of its figure, and the rest is shared by number.
  const free = Math.max(0, width - 2 - present.reduce((sum, { plate }) => sum + plate + GAP, 0))
  let left = 1
  const parts = present.map((part) => {
    const wide = part.plate + GAP + (free * states[part.state]) / Math.max(total, 1)
    const placed = { ...part, left, wide }
    left += wide
    return placed
  })
  return (
    <div className="state-bar" ref={ref}>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={`${name}: ${statesWords(states)}`}
        data-caption={name}
      >
        <clipPath id={`${id}-clip`}>
          <rect x="1" y="1" width={Math.max(width - 2, 0)} height={HEIGHT - 2} rx={HEIGHT / 2 - 1} />
        </clipPath>
        <pattern id={`${id}-hatch`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="7" height="7" className="plain" />
          <rect width="2" height="7" className="stripe" />
        </pattern>
        <g clipPath={`url(#${id}-clip)`}>
          {parts.map(({ state, figure, plate, left, wide }) => (
            <g key={state} className={`is-${state}`}>
              <rect
                x={left}
                y="1"
                width={wide}
                height={HEIGHT - 2}
                fill={state === 'overdue' ? `url(#${id}-hatch)` : undefined}
              />
              {left > 1 && <path className="edge" d={`M${left} 1v${HEIGHT - 2}`} />}
              <rect className="plate" x={left + (wide - plate) / 2} y="6" width={plate} height="16" rx="4" />
              <text x={left + wide / 2} y={HEIGHT / 2} dy="0.35em" textAnchor="middle">
                {figure}
              </text>
            </g>
          ))}
        </g>
        <rect className="outline" x="1" y="1" width={Math.max(width - 2, 0)} height={HEIGHT - 2} rx={HEIGHT / 2 - 1} />
      </svg>
    </div>
  )
}
