import { INDICATOR_NAMES, INDICATORS, type Indicator } from '@thrive/domain'
import { AxisBottom, AxisLeft } from '@visx/axis'
import { GridRows } from '@visx/grid'
import { scaleLinear, scalePoint } from '@visx/scale'
import { LinePath } from '@visx/shape'
import { Marker } from './marker.tsx'
import { type Month, monthName } from './months.ts'
import { placeLabels } from './place-labels.ts'
import './trend-chart.css'
import { useWidth } from './use-width.ts'

const MARGIN = { top: 12, right: 100, bottom: 44, left: 44 }
const HEIGHT = 260
const LINE_HEIGHT = 18
/** The width of a month's name. */
const TICK_WIDTH = 42

/** One curve per indicator, with its own marker and its name at the end. A month with too few teams is a gap. */
export function TrendChart({ months, label }: { months: Month[]; label: string }) {
  const { ref, width } = useWidth(600)
  const right = Math.max(width - MARGIN.right, MARGIN.left + 1)
  const x = scalePoint({ domain: months.map(({ month }) => month), range: [MARGIN.left + 8, right], padding: 0 })
  const y = scaleLinear({ domain: domainOf(months), range: [HEIGHT - MARGIN.bottom, MARGIN.top], nice: 4 })
  const every = Math.max(1, Math.ceil((months.length * TICK_WIDTH) / (right - MARGIN.left)))
  const ticks = months.map(({ month }) => month).filter((_, index) => (months.length - 1 - index) % every === 0)
  const ends = placeLabels(
    INDICATORS.flatMap((indicator) => {
      const last = months.findLast(({ scores }) => scores[indicator] !== null)?.scores[indicator] ?? null
      return last === null ? [] : [{ indicator, score: last, at: y(last) }]
    }),
    LINE_HEIGHT,
  )
  return (
    <div className="plot trend" ref={ref}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
        <GridRows className="grid" scale={y} left={MARGIN.left} width={right - MARGIN.left} numTicks={4} />
        <AxisLeft
          scale={y}
          left={MARGIN.left}
          numTicks={4}
          hideAxisLine
          hideTicks
          tickComponent={({ x: left, y: top, formattedValue }) => (
            <text x={left} y={top} dy="0.35em" textAnchor="end">
              {formattedValue}%
            </text>
          )}
        />
        <AxisBottom
          scale={x}
          top={HEIGHT - MARGIN.bottom}
          tickValues={ticks}
          hideAxisLine
          hideTicks
          tickComponent={({ x: left, y: top, formattedValue = '' }) => (
            <text x={left} y={top} textAnchor="middle">
              {monthName(formattedValue)}
              {beginsYear(ticks, formattedValue) && (
                <tspan x={left} dy="1.2em">
                  {formattedValue.slice(0, 4)}
                </tspan>
              )}
            </text>
          )}
        />
        {INDICATORS.map((indicator) => (
          <g key={indicator} data-i={indicator}>
            <LinePath
              className="line"
              data={months}
              defined={({ scores }) => scores[indicator] !== null}
              x={({ month }) => x(month) ?? 0}
              y={({ scores }) => y(scores[indicator] ?? 0)}
            />
            {months.map(({ month, scores }) => {
              const score = scores[indicator]
              return score !== null && <Marker key={month} indicator={indicator} x={x(month) ?? 0} y={y(score)} />
            })}
          </g>
        ))}
        {ends.map(({ indicator, score, at }) => (
          <EndLabel key={indicator} indicator={indicator} score={score} x={right + 14} y={at} />
        ))}
      </svg>
    </div>
  )
}

const beginsYear = (ticks: string[], month: string) =>
  ticks[ticks.indexOf(month) - 1]?.slice(0, 4) !== month.slice(0, 4)

function EndLabel({ indicator, score, x, y }: { indicator: Indicator; score: number; x: number; y: number }) {
  return (
    <text className="end" data-i={indicator} x={x} y={y} dy="0.35em">
      {INDICATOR_NAMES[indicator]} {Math.round(score)}
    </text>
  )
}

/** Narrow enough to show movement, wide enough not to make a mountain of a single point. */
function domainOf(months: Month[]): [number, number] {
  const values = months.flatMap(({ scores }) => INDICATORS.flatMap((indicator) => scores[indicator] ?? []))
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return [Math.max(0, low - 8), Math.min(100, high + 8)]
}
