import { formatDate, INDICATOR_NAMES, INDICATORS } from '@thrive/domain'
import { m } from '@thrive/words'
import { inPercent } from '@thrive/words/intl'
import { GridRows } from '@visx/grid'
import { scaleLinear, scalePoint } from '@visx/scale'
import { LinePath } from '@visx/shape'
import '../insight/chart-card.css'
import { monthWithYear } from '../insight/months.ts'
import { placeLabels } from '../insight/place-labels.ts'
import { EndLabel, Marker } from '../insight/trend-chart.tsx'
import { useWidth } from '../insight/use-width.ts'
import type { PlayedSession } from './history-api.ts'

const MARGIN = { top: 14, right: 110, bottom: 34, left: 60 }
const HEIGHT = 240
const LINE_HEIGHT = 18
/** The width of a month with its year. */
const TICK_WIDTH = 84
const WHOLE = [0, 50, 100]

/** The scores of all sessions, oldest first, on an axis from 0 to 100. */
export function HistoryChart({ sessions: newestFirst }: { sessions: readonly PlayedSession[] }) {
  const { ref, width } = useWidth(420)
  const sessions = newestFirst.toReversed()
  const right = Math.max(width - MARGIN.right, MARGIN.left + 1)
  const foot = HEIGHT - MARGIN.bottom
  const x = scalePoint({ domain: sessions.map(({ uuid }) => uuid), range: [MARGIN.left + 12, right] })
  const y = scaleLinear({ domain: [0, 100], range: [foot, MARGIN.top] })
  const every = Math.max(1, Math.ceil((sessions.length * TICK_WIDTH) / (right - MARGIN.left)))
  const ends = placeLabels(
    INDICATORS.flatMap((indicator) => {
      const last = sessions.findLast(({ scores }) => scores[indicator] !== null)?.scores[indicator] ?? null
      return last === null ? [] : [{ indicator, score: last, at: y(last) }]
    }),
    LINE_HEIGHT,
  )
  return (
    <section className="card c5">
      <h2>{m.history_sessions_count({ count: sessions.length })}</h2>
      <p className="muted">{sessions.length > 1 ? m.history_given() : m.history_only_one()}</p>
      <div className="plot trend" ref={ref}>
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={sessions.map(wordsOf).join(' ')}>
          <GridRows className="grid" scale={y} left={MARGIN.left} width={right - MARGIN.left} tickValues={WHOLE} />
          {WHOLE.map((value) => (
            <text key={value} x={MARGIN.left - 10} y={y(value)} dy="0.35em" textAnchor="end">
              {inPercent(value)}
            </text>
          ))}
          {sessions.map(
            ({ uuid, day }, nth) =>
              (sessions.length - 1 - nth) % every === 0 && (
                <text key={uuid} x={x(uuid) ?? 0} y={foot + 26} textAnchor="middle">
                  {monthWithYear(day.slice(0, 7))}
                </text>
              ),
          )}
          {INDICATORS.map((indicator) => (
            <g key={indicator} data-i={indicator}>
              <LinePath
                className="line"
                data={sessions}
                defined={({ scores }) => scores[indicator] !== null}
                x={({ uuid }) => x(uuid) ?? 0}
                y={({ scores }) => y(scores[indicator] ?? 0)}
              />
              {sessions.map(({ uuid, scores }) => {
                const score = scores[indicator]
                return score !== null && <Marker key={uuid} indicator={indicator} x={x(uuid) ?? 0} y={y(score)} />
              })}
            </g>
          ))}
          {ends.map(({ indicator, score, at }) => (
            <EndLabel key={indicator} indicator={indicator} score={score} x={right + 14} y={at} />
          ))}
        </svg>
      </div>
    </section>
  )
}

function wordsOf({ day, scores }: PlayedSession): string {
  const given = INDICATORS.map((each) => {
    const score = scores[each]
    return `${INDICATOR_NAMES[each]} ${score === null ? '–' : inPercent(score)}`
  })
  return `${formatDate(day)}: ${given.join(', ')}.`
}
