import { INDICATOR_NAMES, INDICATORS, type Indicator } from '@thrive/domain'
import { m } from '@thrive/words'
import { inPercent } from '@thrive/words/intl'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/layout/icon.tsx'
import type { Insight } from '../frame/api.ts'
import { members } from '../frame/icons.ts'
import { ChartCard, Numbers } from './chart-card.tsx'
import { hiddenEye } from './icons.ts'
import { hiddenMonthsWords, isShown, type Month, monthsOf, monthWithYear, trendWords } from './months.ts'
import { TrendChart } from './trend-chart.tsx'
import { ofTeams } from './words.ts'

interface TrendCardProps {
  months: Insight['months']
  /** Shows other teams instead. */
  choice?: ReactNode
}

export function TrendCard({ months: found, choice }: TrendCardProps) {
  const months = monthsOf(found)
  const shown = months.filter(isShown)
  const words = trendWords(months)
  if (shown.length === 0)
    return (
      <ChartCard title={m.trend_title()} span="c12" choice={choice}>
        <p className="too-few">{words}</p>
      </ChartCard>
    )
  const hidden = hiddenMonthsWords(months)
  return (
    <ChartCard title={m.trend_title()} caption={m.trend_caption()} span="c12" chart="drawing" choice={choice}>
      <TrendChart months={months} label={[words, ...hidden].join(' ')} />
      <div className="trend-notes">
        <p>{words}</p>
        {shown.length > 1 && (
          <p>
            <Icon path={members} line />
            <span>
              <strong>{m.trend_different()}</strong> {m.trend_different_why()}
            </span>
          </p>
        )}
        {hidden.length > 0 && (
          <p>
            <Icon path={hiddenEye} line />
            <span>
              {hidden.map((sentence) => (
                <span key={sentence} className="sentence">
                  {sentence}
                </span>
              ))}
            </span>
          </p>
        )}
      </div>
      <Numbers
        of={m.trend_title()}
        columns={[m.insight_month(), m.insight_teams(), ...INDICATORS.map((each) => INDICATOR_NAMES[each])]}
        rows={months.map((month) => [
          monthWithYear(month.month),
          month.teams,
          ...INDICATORS.map((each) => cellOf(month, each)),
        ])}
      />
    </ChartCard>
  )
}

function cellOf({ teams, given, scores }: Month, indicator: Indicator): string {
  const [score, count] = [scores[indicator], given[indicator]]
  if (score === null) return count === 0 ? '–' : m.insight_too_few_cell()
  return count === teams ? inPercent(score) : `${inPercent(score)} (${ofTeams(count, teams)})`
}
