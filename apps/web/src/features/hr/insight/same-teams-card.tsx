import { INDICATOR_NAMES, INDICATORS, type Indicator } from '@thrive/domain'
import { m } from '@thrive/words'
import { listed } from '@thrive/words/intl'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/layout/icon.tsx'
import { members } from '../frame/icons.ts'
import type { SameTeams } from './api.ts'
import { ChartCard } from './chart-card.tsx'
import { SameTeamsChart } from './same-teams-chart.tsx'
import './trend-chart.css'

/** The scores of the teams that finished in both rounds: a change is theirs. */
export function SameTeamsCard({ same, choice }: { same: SameTeams; choice: ReactNode }) {
  const shown = INDICATORS.filter((each) => same.scores[each].hidden === false)
  if (shown.length === 0)
    return (
      <ChartCard title={m.same_title()} span="c12" choice={choice}>
        <p className="too-few">{hiddenWords(same)}</p>
      </ChartCard>
    )
  const missing = INDICATORS.filter((each) => !shown.includes(each)).map((each) => INDICATOR_NAMES[each])
  return (
    <ChartCard
      title={m.same_title()}
      caption={m.same_caption({ before: same.against.name, now: same.round.name })}
      span="c12"
      chart="drawing"
      choice={choice}
    >
      <SameTeamsChart same={same} label={m.same_label({ count: same.teams, moves: movesOf(same, shown) })} />
      <div className="trend-notes">
        <p>
          <Icon path={members} line />
          <span>
            <strong>{m.same_same()}</strong> {m.same_same_why({ count: same.teams })}{' '}
            {m.same_rest({ back: same.not_back, new: same.new, before: same.against.name, now: same.round.name })}
          </span>
        </p>
        {missing.length > 0 && <p>{m.same_missing({ names: listed(missing) })}</p>}
      </div>
    </ChartCard>
  )
}

function hiddenWords({ scores, teams, smallest, round, against }: SameTeams): string {
  if (INDICATORS.some((each) => scores[each].hidden === 'rest'))
    return m.same_rest_too_few({ now: round.name, before: against.name })
  return m.same_too_few({ count: teams, fewest: smallest })
}

function movesOf({ scores }: SameTeams, shown: readonly Indicator[]): string {
  return listed(
    shown.flatMap((each) => {
      const score = scores[each]
      if (score.hidden !== false) return []
      return [
        m.trend_move({ name: INDICATOR_NAMES[each], before: Math.round(score.before), now: Math.round(score.now) }),
      ]
    }),
  )
}
