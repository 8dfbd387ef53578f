import { FEWEST_TEAMS, INDICATOR_NAMES } from '@thrive/domain'
import { m } from '@thrive/words'
import { inDigits, withOneDecimal } from '@thrive/words/intl'
import type { ReactNode } from 'react'
import { IndicatorGlyph } from '../../../brand/indicator-glyph.tsx'
import type { Insight } from '../frame/api.ts'
import { averageOpinion, weakest } from './words.ts'

const Few = () => <small>{m.insight_fewer_than({ fewest: FEWEST_TEAMS })}</small>

export function Stats({ insight }: { insight: Insight }) {
  const unfinished = insight.journeys.reduce((sum, { started, finished }) => sum + started - finished, 0)
  const opinion = averageOpinion(insight.opinions)
  return (
    <dl className="stats">
      <Stat name={m.stats_finished()}>{inDigits(insight.teams)}</Stat>
      <Stat name={m.stats_unfinished()}>{inDigits(unfinished)}</Stat>
      <WeakestStat insight={insight} />
      <Stat name={m.stats_opinion()}>
        {opinion === null ? (
          <Few />
        ) : (
          <>
            {withOneDecimal(opinion)} <small>{m.stats_of_4()}</small>
          </>
        )}
      </Stat>
    </dl>
  )
}

function Stat({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="card stat">
      <dt className="muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function WeakestStat({ insight }: { insight: Insight }) {
  const found = weakest(insight)
  const byDesired = found?.by === 'desired'
  return (
    <Stat name={byDesired ? m.stats_furthest() : m.stats_lowest()}>
      {found?.indicators.map((indicator) => (
        <span key={indicator} className="furthest">
          <IndicatorGlyph indicator={indicator} />
          {INDICATOR_NAMES[indicator]}
        </span>
      ))}
      {found?.indicators.length === 0 && <small>{byDesired ? m.stats_none_all_there() : m.stats_all_equal()}</small>}
      {!found && <Few />}
    </Stat>
  )
}
