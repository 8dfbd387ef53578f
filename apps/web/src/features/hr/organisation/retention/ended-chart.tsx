import { m } from '@thrive/words'
import type { Erasing } from '../../frame/retention-api.ts'
import { type EndedBar, endedBars, lineAmong } from './ended-bars.ts'

const [WIDTH, HEIGHT, LEFT, TOP, FLOOR] = [900, 262, 44, 40, 200]

/** Sessions by the month in which they ended: those to be erased are hatched, left of the line. */
export function EndedChart({ erasing, timeZone }: { erasing: Erasing; timeZone: string }) {
  const bars = endedBars(erasing.ended)
  const slot = (WIDTH - LEFT) / bars.length
  const most = Math.max(...bars.map(({ goes, stays }) => goes + stays))
  const step = stepOf(most)
  const heightOf = (count: number) => (count / (Math.ceil(most / step) * step)) * (FLOOR - TOP - 24)
  const line = LEFT + lineAmong(bars, erasing.before, timeZone) * slot
  const ticks = Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen it scrolls, also with the keyboard
    <div className="tablewrap" tabIndex={0} role="img" aria-label={wordsOf(erasing, bars)}>
      <svg className="ended" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <defs>
          <pattern id="goes" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="8" height="8" fill="#fff7f8" />
            <rect width="2" height="8" fill="var(--crimson)" />
          </pattern>
        </defs>
        <rect
          x={LEFT}
          y={8}
          width={Math.max(0, line - LEFT)}
          height={FLOOR - 8}
          fill="var(--crimson-tint)"
          opacity=".6"
        />
        {ticks.map((tick) => (
          <g key={tick}>
            <path d={`M${LEFT} ${FLOOR - heightOf(tick)}H${WIDTH}`} stroke={tick ? 'var(--rule)' : 'var(--ink)'} />
            <text x={LEFT - 10} y={FLOOR - heightOf(tick) + 6} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {bars.map((bar, index) => (
          <Bar key={bar.key} bar={bar} x={LEFT + index * slot} slot={slot} heightOf={heightOf} />
        ))}
        <path d={`M${line} 4V${FLOOR}`} stroke="var(--crimson)" strokeWidth="3" strokeDasharray="5 5" />
        <text className="figure gone" x={line - 12} y={28} textAnchor="end">
          {m.data_go({ count: erasing.sessions })}
        </text>
        <text className="figure" x={line + 12} y={28}>
          {m.data_stay({ count: erasing.total - erasing.sessions })}
        </text>
      </svg>
    </div>
  )
}

interface BarProps {
  bar: EndedBar
  x: number
  slot: number
  heightOf: (count: number) => number
}

function Bar({ bar: { goes, stays, label, year }, x, slot, heightOf }: BarProps) {
  const [width, middle] = [Math.min(36, slot * 0.7), x + slot / 2]
  const [low, high] = [heightOf(goes), heightOf(stays)]
  const box = { x: middle - width / 2, width, rx: 4, strokeWidth: 2 }
  return (
    <g>
      {goes > 0 && <rect {...box} y={FLOOR - low} height={low} fill="url(#goes)" stroke="var(--crimson)" />}
      {stays > 0 && <rect {...box} y={FLOOR - low - high} height={high} fill="var(--lilac)" stroke="var(--ink)" />}
      <text className={goes > 0 ? 'figure gone' : 'figure'} x={middle} y={FLOOR - low - high - 8} textAnchor="middle">
        {goes + stays || '…'}
      </text>
      <text x={middle} y={FLOOR + 22} textAnchor="middle">
        {label}
      </text>
      <text x={middle} y={FLOOR + 46} textAnchor="middle">
        {year}
      </text>
    </g>
  )
}

/** Returns a round step that gives two to four lines. */
function stepOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)))
  const [step = power] = [power / 2, power, power * 2, power * 5].filter((each) => each >= 1 && most / each <= 4)
  return Math.ceil(step)
}

function wordsOf({ sessions, total }: Erasing, bars: readonly EndedBar[]): string {
  const each = bars
    .filter(({ goes, stays }) => goes + stays > 0)
    .map(({ key, goes, stays }) =>
      [key, goes > 0 && m.data_go({ count: goes }), stays > 0 && m.data_stay({ count: stays })]
        .filter(Boolean)
        .join(' '),
    )
  const all = `${m.data_go({ count: sessions })}, ${m.data_stay({ count: total - sessions })}`
  return `${m.data_chart()} ${all}: ${each.join(', ')}`
}
