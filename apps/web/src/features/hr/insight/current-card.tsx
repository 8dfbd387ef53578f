import { type GivenScores, INDICATOR_NAMES, INDICATORS, type Indicator } from '@thrive/domain'
import { ScoreBars } from '../../../brand/score-bars.tsx'
import type { Insight } from '../api.ts'
import { ChartCard, Numbers, TooFew } from './chart-card.tsx'
import './current-card.css'
import { averagesOf, ofTeams, tooFewForAll } from './words.ts'

const TITLE = 'Current and desired'

export function CurrentCard({ insight: { teams, scores, desired } }: { insight: Insight }) {
  const few = tooFewForAll(scores)
  if (few !== null)
    return (
      <ChartCard title={TITLE} span="c6">
        <TooFew teams={few} />
      </ChartCard>
    )
  const averages = averagesOf(scores)
  const caption = desired
    ? 'Average of the teams that gave the score. Bar: current. Marker: desired.'
    : 'Average of the teams that gave the score. The versions have different desired scores; choose one to compare.'
  const given = (each: Indicator) => ofTeams(scores[each].teams, teams)
  return (
    <ChartCard title={TITLE} caption={caption} span="c6">
      <div className="current-bars">
        <ScoreBars
          scores={rounded(averages)}
          desired={desired ?? undefined}
          absent="Too few"
          notes={{ connect: given('connect'), trust: given('trust'), inspire: given('inspire') }}
        />
      </div>
      <Numbers
        of={TITLE}
        columns={['Indicator', 'Gave it', 'Average', ...(desired ? ['Desired'] : [])]}
        rows={INDICATORS.map((each) => [
          INDICATOR_NAMES[each],
          given(each),
          averages[each] === null ? 'too few' : `${averages[each]}%`,
          ...(desired ? [`${desired[each]}%`] : []),
        ])}
      />
    </ChartCard>
  )
}

function rounded({ connect, trust, inspire }: GivenScores): GivenScores {
  const whole = (score: number | null) => (score === null ? null : Math.round(score))
  return { connect: whole(connect), trust: whole(trust), inspire: whole(inspire) }
}
