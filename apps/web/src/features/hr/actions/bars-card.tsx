import { type Indicator, SHOWN_ACTION_STATES } from '@thrive/domain'
import { inDigits } from '@thrive/words/intl'
import { IndicatorGlyph } from '../../../brand/indicator-glyph.tsx'
import { HiddenSign } from '../insight/hidden-sign.tsx'
import { SaveChart } from '../insight/save-chart.tsx'
import type { States } from './api.ts'
import './bars-card.css'
import { StateBar } from './state-bar.tsx'
import { STATES, totalOf } from './states.ts'

export interface StateRow {
  key: string
  name: string
  indicator?: Indicator | null
  /** What became of the actions, or why that is not shown. */
  states: States | string
}

interface BarsCardProps {
  title: string
  rows: readonly StateRow[]
  span: 'c6' | 'c12'
  /** True if it explains the fills of all cards; a file always does. */
  legend: boolean
  /** Of a file, where it differs from that of the screen's other charts. */
  source?: string | undefined
}

/** One bar for each indicator, round or label value, in a given order and never by result. */
export function BarsCard({ title, rows, span, legend, source }: BarsCardProps) {
  return (
    <section className={`card ${span} bars-card`}>
      <div className="cardhead">
        <h2>{title}</h2>
        <StateLegend hidden={!legend} />
        {rows.some(({ states }) => typeof states !== 'string') && <SaveChart title={title} source={source} />}
      </div>
      <ul className={span === 'c12' ? 'duo' : undefined}>
        {rows.map(({ key, name, indicator, states }) => (
          <li key={key}>
            <span className="name">
              {indicator && <IndicatorGlyph indicator={indicator} />}
              {name}
            </span>
            {typeof states === 'string' ? <HiddenSign>{states}</HiddenSign> : <StateBar name={name} states={states} />}
            <b className="total num">{typeof states === 'string' ? '–' : inDigits(totalOf(states))}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the fills mean. */
const StateLegend = ({ hidden }: { hidden: boolean }) => (
  <ul className="state-legend" hidden={hidden}>
    {SHOWN_ACTION_STATES.map((state) => (
      <li key={state} data-legend>
        <svg viewBox="0 0 24 16" aria-hidden="true" className={`is-${state}`}>
          <rect className="fill" x="1" y="1" width="22" height="14" rx="4" />
          {state === 'overdue' && <path className="hatch" d="M5 15L13 1M11 15L19 1M17 15l5-9" />}
        </svg>
        {STATES[state].name()}
      </li>
    ))}
  </ul>
)
