import { INDICATOR_NAMES, INDICATORS, type Indicator } from '@thrive/domain'
import { m } from '@thrive/words'
import type { Insight } from '../api.ts'
import { ChartCard, Numbers } from './chart-card.tsx'
import { hiddenMonthsWords, isShown, type Month, monthsOf, monthWithYear, trendWords } from './months.ts'
import { TrendChart } from './trend-chart.tsx'

export function TrendCard({ months: found }: { months: Insight['months'] }) {
  const months = monthsOf(found)
  const drawn = months.some(isShown)
  const words = trendWords(months)
  return (
    <ChartCard title={m.trend_title()} caption={m.trend_caption()} span="c6">
      {drawn && <TrendChart months={months} label={words} />}
      <p className={drawn ? 'reading' : 'too-few'}>
        {drawn ? [words, hiddenMonthsWords(months)].filter(Boolean).join(' ') : words}
      </p>
      {drawn && (
        <Numbers
          of={m.trend_title()}
          columns={[m.insight_month(), m.insight_teams(), ...INDICATORS.map((each) => INDICATOR_NAMES[each])]}
          rows={months.map((month) => [
            monthWithYear(month.month),
            month.teams,
            ...INDICATORS.map((each) => cellOf(month, each)),
          ])}
        />
      )}
    </ChartCard>
  )
}

function cellOf({ teams, given, scores }: Month, indicator: Indicator): string {
  const [score, count] = [scores[indicator], given[indicator]]
  if (score === null) return count === 0 ? '–' : m.insight_too_few_cell()
  return count === teams ? `${score}%` : `${score}% (${m.teams_of({ given: count, teams })})`
}
