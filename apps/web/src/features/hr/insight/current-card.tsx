import { type GivenScores, INDICATOR_NAMES, INDICATORS, type Indicator } from '@thrive/domain'
import { m } from '@thrive/words'
import { inPercent } from '@thrive/words/intl'
import { ScoreBars } from '../../../brand/score-bars.tsx'
import type { Insight } from '../frame/api.ts'
import { ChartCard, Numbers, TooFew } from './chart-card.tsx'
import './cards.css'
import type { Bar } from './svg-file.ts'
import { averagesOf, ofTeams, tooFewForAll } from './words.ts'

export function CurrentCard({ insight: { teams, scores, desired } }: { insight: Insight }) {
  const few = tooFewForAll(scores)
  if (few !== null)
    return (
      <ChartCard title={m.current_title()} span="c6">
        <TooFew teams={few} />
      </ChartCard>
    )
  const averages = averagesOf(scores)
  const caption = desired ? m.current_caption() : m.current_caption_versions()
  const given = (each: Indicator) => ofTeams(scores[each].teams, teams)
  return (
    <ChartCard title={m.current_title()} caption={caption} span="c6" chart={barsOf(averages, desired)}>
      <div className="current-bars">
        <ScoreBars
          scores={rounded(averages)}
          desired={desired ?? undefined}
          absent={m.insight_too_few_bar()}
          notes={{ connect: given('connect'), trust: given('trust'), inspire: given('inspire') }}
        />
      </div>
      <Numbers
        of={m.current_title()}
        columns={[
          m.insight_indicator(),
          m.insight_gave_it(),
          m.insight_average(),
          ...(desired ? [m.insight_desired()] : []),
        ]}
        rows={INDICATORS.map((each) => [
          INDICATOR_NAMES[each],
          given(each),
          averages[each] === null ? m.insight_too_few_cell() : inPercent(averages[each]),
          ...(desired ? [inPercent(desired[each])] : []),
        ])}
      />
    </ChartCard>
  )
}

/** For a file: the screen draws these bars as HTML. */
const barsOf = (averages: GivenScores, desired: Insight['desired']): Bar[] =>
  INDICATORS.map((each) => {
    const score = averages[each]
    const shown = score === null ? m.insight_too_few_bar() : inPercent(Math.round(score))
    const wish = desired ? `, ${m.score_wish({ score: inPercent(desired[each]) })}` : ''
    return { name: INDICATOR_NAMES[each], share: score ?? 0, shown: shown + wish }
  })

function rounded({ connect, trust, inspire }: GivenScores): GivenScores {
  const whole = (score: number | null) => (score === null ? null : Math.round(score))
  return { connect: whole(connect), trust: whole(trust), inspire: whole(inspire) }
}
