import { INDICATOR_NAMES, INDICATORS, type Scores } from '@thrive/domain'
import { ScoreBars } from '../../../ui/score-bars.tsx'
import type { Insight } from '../api.ts'
import { ChartCard, Numbers, TooFew } from './chart-card.tsx'
import './current-card.css'
import { averagesOf, teamsWords } from './words.ts'

const TITLE = 'Current and desired'

export function CurrentCard({ insight: { scores, desired } }: { insight: Insight }) {
  if (scores.hidden)
    return (
      <ChartCard title={TITLE} span="c6">
        <TooFew teams={scores.teams} />
      </ChartCard>
    )
  const caption = desired
    ? `Average of ${teamsWords(scores.teams)}. Bar: current. Marker: desired.`
    : `Average of ${teamsWords(scores.teams)}. The versions have different desired scores; choose one to compare.`
  return (
    <ChartCard title={TITLE} caption={caption} span="c6">
      <div className="current-bars">
        <ScoreBars scores={rounded(averagesOf(scores))} desired={desired ?? undefined} />
      </div>
      <Numbers
        of={TITLE}
        columns={['Indicator', 'Average', ...(desired ? ['Desired'] : [])]}
        rows={INDICATORS.map((each) => [
          INDICATOR_NAMES[each],
          `${scores[each].average}%`,
          ...(desired ? [`${desired[each]}%`] : []),
        ])}
      />
    </ChartCard>
  )
}

const rounded = ({ connect, trust, inspire }: Scores): Scores => ({
  connect: Math.round(connect),
  trust: Math.round(trust),
  inspire: Math.round(inspire),
})
