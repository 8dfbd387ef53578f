import { FEWEST_TEAMS, INDICATOR_NAMES } from '@thrive/domain'
import type { ReactNode } from 'react'
import { IndicatorGlyph } from '../../../brand/indicator-glyph.tsx'
import type { Insight } from '../api.ts'
import { averageOpinion, weakest } from './words.ts'

const FEW = <small>fewer than {FEWEST_TEAMS} teams</small>

export function Stats({ insight }: { insight: Insight }) {
  const unfinished = insight.journeys.reduce((sum, { started, finished }) => sum + started - finished, 0)
  const opinion = averageOpinion(insight.opinions)
  return (
    <dl className="stats">
      <Stat name="Finished sessions">{insight.teams.toLocaleString('en-GB')}</Stat>
      <Stat name="Started, not finished">{unfinished.toLocaleString('en-GB')}</Stat>
      <WeakestStat insight={insight} />
      <Stat name="Average opinion">
        {opinion === null ? (
          FEW
        ) : (
          <>
            {opinion.toFixed(1)} <small>of 4</small>
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
    <Stat name={byDesired ? 'Furthest from desired' : 'Lowest score'}>
      {found?.indicators.map((indicator) => (
        <span key={indicator} className="furthest">
          <IndicatorGlyph indicator={indicator} />
          {INDICATOR_NAMES[indicator]}
        </span>
      ))}
      {found?.indicators.length === 0 && <small>{byDesired ? 'none, all are there' : 'all three are equal'}</small>}
      {!found && FEW}
    </Stat>
  )
}
