import { inPercent } from '@thrive/words/intl'
import { scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { percent } from './words.ts'
import './stacked-bar.css'
import { useWidth } from './use-width.ts'

export interface Part {
  name: string
  teams: number
  /** A class of stacked-bar.css. */
  tone: string
}

const HEIGHT = 36
/** The width of "100%". */
const LABEL_WIDTH = 40

interface StackedBarProps {
  parts: readonly Part[]
  label: string
  /** What the bar is about, for a file of several. */
  caption: string
}

/** A whole and its parts, side by side; a part that is wide enough shows its percentage. */
export function StackedBar({ parts, label, caption }: StackedBarProps) {
  const { ref, width } = useWidth(600)
  const whole = parts.reduce((sum, { teams }) => sum + teams, 0)
  const x = scaleLinear({ domain: [0, Math.max(whole, 1)], range: [1, Math.max(width - 1, 2)] })
  return (
    <div className="plot stacked" ref={ref}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label} data-caption={caption}>
        {parts.map(({ name, teams, tone }, index) => {
          const before = parts.slice(0, index).reduce((sum, part) => sum + part.teams, 0)
          const [left, wide] = [x(before), x(before + teams) - x(before)]
          if (teams === 0) return null
          return (
            <g key={name} className={tone}>
              <Bar x={left} y={1} width={wide} height={HEIGHT - 2} />
              {wide >= LABEL_WIDTH && (
                <text x={left + wide / 2} y={HEIGHT / 2} dy="0.35em" textAnchor="middle">
                  {inPercent(percent(teams, whole))}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </div>
  )
}

/** What the tones mean, from left to right. */
export function StackedLegend({ parts }: { parts: readonly Pick<Part, 'name' | 'tone'>[] }) {
  return (
    <ul className="stacked-legend">
      {parts.map(({ name, tone }) => (
        <li key={name} data-legend>
          <svg viewBox="0 0 16 16" aria-hidden="true" className={tone}>
            <rect x="1" y="1" width="14" height="14" rx="3" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
