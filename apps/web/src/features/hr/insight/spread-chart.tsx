import { AxisBottom } from '@visx/axis'
import { scaleLinear } from '@visx/scale'
import { Bar, Line } from '@visx/shape'
import type { Insight } from '../frame/api.ts'
import { useWidth } from './use-width.ts'

export type Spread = Extract<Insight['scores']['connect'], { hidden: false }>

interface SpreadChartProps {
  spread: Spread
  desired: number | undefined
  /** The highest column of all adjacent charts, so that they can be compared. */
  most: number
  label: string
  /** Whose columns they are, for a file of several. */
  caption: string
}

const HEIGHT = 190
const TOP = 34
const BASE = 128
const SIDE = 14

export function SpreadChart({
  spread: { tens, lower, median, upper },
  desired,
  most,
  label,
  caption,
}: SpreadChartProps) {
  const { ref, width } = useWidth(210)
  const x = scaleLinear({ domain: [0, 100], range: [SIDE, Math.max(width - SIDE, SIDE + 1)] })
  const y = scaleLinear({ domain: [0, most], range: [BASE, TOP] })
  const wide = Math.max(5, x(10) - x(0))
  const columns = tens
    .map((teams, ten) => ({ left: x(ten * 10), wide, top: y(teams), teams }))
    .filter(({ teams }) => teams > 0)
  return (
    <div className="plot spread" ref={ref}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label} data-caption={caption}>
        {columns.map(({ left, wide, top }) => (
          <Bar key={left} className="column" x={left + 2} y={top} width={wide - 4} height={BASE - top} rx={2} />
        ))}
        <Line className="base" from={{ x: x(0), y: BASE }} to={{ x: x(100), y: BASE }} />
        <AxisBottom
          scale={x}
          top={BASE + 4}
          tickValues={[0, 25, 50, 75, 100]}
          hideAxisLine
          hideTicks
          tickComponent={({ x: left, y: top, formattedValue }) => (
            <text x={left} y={top} textAnchor="middle">
              {formattedValue}
            </text>
          )}
        />
        <Line className="half" from={{ x: x(lower), y: HEIGHT - 14 }} to={{ x: x(upper), y: HEIGHT - 14 }} />
        <circle className="median" cx={x(median)} cy={HEIGHT - 14} r={7} />
        {desired !== undefined && <Desired at={x(desired)} />}
        {columns.map(({ left, wide, top, teams }) => (
          <text key={left} className="count" x={left + wide / 2} y={top - 5} textAnchor="middle">
            {teams}
          </text>
        ))}
      </svg>
    </div>
  )
}

const Desired = ({ at }: { at: number }) => (
  <>
    <Line className="wish" from={{ x: at, y: TOP - 20 }} to={{ x: at, y: BASE }} />
    <path className="wish-head" d={`M${at - 8} ${TOP - 26}h16l-8 10Z`} />
  </>
)
