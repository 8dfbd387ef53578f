import { INDICATOR_NAMES, INDICATORS } from '@thrive/domain'
import type { Insight } from '../api.ts'
import { ChartCard, Numbers } from './chart-card.tsx'
import { hiddenMonthsWords, monthsOf, monthWithYear, trendWords } from './months.ts'
import { TrendChart } from './trend-chart.tsx'

const TITLE = 'Score per month'

export function TrendCard({ months: found }: { months: Insight['months'] }) {
  const months = monthsOf(found)
  const drawn = months.some(({ scores }) => scores !== null)
  const words = trendWords(months)
  return (
    <ChartCard title={TITLE} caption="Average score of the teams that finished in the month." span="c6">
      {drawn && <TrendChart months={months} label={words} />}
      <p className={drawn ? 'reading' : 'too-few'}>
        {drawn ? [words, hiddenMonthsWords(months)].filter(Boolean).join(' ') : words}
      </p>
      {drawn && (
        <Numbers
          of={TITLE}
          columns={['Month', 'Teams', ...INDICATORS.map((each) => INDICATOR_NAMES[each])]}
          rows={months.map(({ month, teams, scores }) => [
            monthWithYear(month),
            teams,
            ...INDICATORS.map((each) => (scores ? `${scores[each]}%` : teams === 0 ? '–' : 'too few')),
          ])}
        />
      )}
    </ChartCard>
  )
}
