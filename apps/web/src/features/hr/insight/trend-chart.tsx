import { INDICATOR_NAMES, INDICATORS, type Indicator } from '@thrive/domain'
import { m } from '@thrive/words'
import { inPercent } from '@thrive/words/intl'
import { AxisBottom, AxisLeft } from '@visx/axis'
import { GridRows } from '@visx/grid'
import { scaleLinear, scalePoint } from '@visx/scale'
import { LinePath } from '@visx/shape'
import { emptyRuns, isShown, type Month, monthName } from './months.ts'
import { placeLabels } from './place-labels.ts'
import './trend-chart.css'
import { useWidth } from './use-width.ts'

const MARGIN = { top: 12, right: 100, bottom: 66, left: 60 }
const HEIGHT = 340
const LINE_HEIGHT = 18
/** The width of a month's name. */
const TICK_WIDTH = 42
/** A run of months without a team is labelled if the words fit. */
const WORDS_WIDTH = 64
const WHOLE = [0, 25, 50, 75, 100]

/**
 * One curve per indicator, with its own marker and its name at the end, on an axis from 0 to 100. Months without a team
 * are tinted, and months with too few teams are crossed out: no line crosses either.
 */
export function TrendChart({ months, label }: { months: Month[]; label: string }) {
  const { ref, width } = useWidth(600)
  const right = Math.max(width - MARGIN.right, MARGIN.left + 1)
  const x = scalePoint({ domain: months.map(({ month }) => month), range: [MARGIN.left + 8, right], padding: 0 })
  const foot = HEIGHT - MARGIN.bottom
  const y = scaleLinear({ domain: [0, 100], range: [foot, MARGIN.top] })
  const half = x.step() / 2
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
        {emptyRuns(months).map(([first, last]) => {
          const [from, to] = [(x(first) ?? 0) - half, (x(last) ?? 0) + half]
          return (
            <g key={first} className="empty">
              <rect x={from} y={MARGIN.top} width={to - from} height={foot - MARGIN.top} />
              {to - from > WORDS_WIDTH && (
                <text x={(from + to) / 2} y={y(37)} textAnchor="middle">
                  {m.trend_no_team()}
                </text>
              )}
            </g>
          )
        })}
        <GridRows className="grid" scale={y} left={MARGIN.left} width={right - MARGIN.left} tickValues={WHOLE} />
        {months
          .filter((month) => month.teams > 0 && !isShown(month))
          .map(({ month }) => (
            <g key={month} className="crossed" transform={`translate(${x(month) ?? 0} 0)`}>
              <path d={`M0 ${MARGIN.top}V${foot - 26}`} />
              <circle cy={foot - 14} r="10" />
              <path d={`M-4 ${foot - 18}l8 8m0 -8l-8 8`} />
            </g>
          ))}
        <AxisLeft
          scale={y}
          left={MARGIN.left}
          tickValues={WHOLE}
          hideAxisLine
          hideTicks
          tickComponent={({ x: left, y: top, formattedValue }) => (
            <text x={left} y={top} dy="0.35em" textAnchor="end">
              {inPercent(formattedValue ?? '')}
            </text>
          )}
        />
        <AxisBottom
          scale={x}
          top={foot}
          tickValues={ticks}
          hideAxisLine
          hideTicks
          tickComponent={({ x: left, y: top, formattedValue = '' }) => (
            <text x={left} y={top} textAnchor="middle">
              {monthName(formattedValue)}
              <tspan className="count" x={left} dy="1.35em">
                {months.find(({ month }) => month === formattedValue)?.teams || '–'}
              </tspan>
              {beginsYear(ticks, formattedValue) && (
                <tspan x={left} dy="1.3em">
                  {formattedValue.slice(0, 4)}
                </tspan>
              )}
            </text>
          )}
        />
        <text x={MARGIN.left - 12} y={foot + 37} textAnchor="end">
          {m.trend_teams()}
        </text>
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

export function EndLabel({ indicator, score, x, y }: { indicator: Indicator; score: number; x: number; y: number }) {
  return (
    <text className="end" data-i={indicator} x={x} y={y} dy="0.35em">
      {INDICATOR_NAMES[indicator]} {Math.round(score)}
    </text>
  )
}

const PATHS: Record<Indicator, string> = {
  connect: 'M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0Z',
  trust: 'M-5 -5h10v10h-10Z',
  inspire: 'M0 -6.5L6.5 5H-6.5Z',
}

/** A data point: a circle, a square or a triangle, so that the curves can be told apart without colour. */
export function Marker({ indicator, x, y }: { indicator: Indicator; x: number; y: number }) {
  return <path className="marker" d={PATHS[indicator]} transform={`translate(${x} ${y})`} />
}
