import { INDICATOR_NAMES, INDICATORS, type Indicator } from '@thrive/domain'
import type { Insight } from '../api.ts'
import { ChartCard, Numbers } from './chart-card.tsx'
import { hiddenMonthsWords, isShown, type Month, monthsOf, monthWithYear, trendWords } from './months.ts'
import { TrendChart } from './trend-chart.tsx'

const TITLE = 'Score per month'

export function TrendCard({ months: found }: { months: Insight['months'] }) {
  const months = monthsOf(found)
  const drawn = months.some(isShown)
  const words = trendWords(months)
  return (
    <ChartCard title={TITLE} caption="Average of the teams that finished in the month and gave the score." span="c6">
      {drawn && <TrendChart months={months} label={words} />}
      <p className={drawn ? 'reading' : 'too-few'}>
        {drawn ? [words, hiddenMonthsWords(months)].filter(Boolean).join(' ') : words}
      </p>
      {drawn && (
        <Numbers
          of={TITLE}
          columns={['Month', 'Teams', ...INDICATORS.map((each) => INDICATOR_NAMES[each])]}
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
  if (score === null) return count === 0 ? '–' : 'too few'
  return count === teams ? `${score}%` : `${score}% (${count} of ${teams})`
}
