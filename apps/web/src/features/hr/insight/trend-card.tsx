import { INDICATOR_NAMES, INDICATORS, type Indicator } from '@thrive/domain'
import { m } from '@thrive/words'
import { inPercent } from '@thrive/words/intl'
import { Icon } from '../../../ui/layout/icon.tsx'
import type { Insight } from '../frame/api.ts'
import { members } from '../frame/icons.ts'
import { ChartCard, Numbers } from './chart-card.tsx'
import { hiddenMonthsWords, isShown, type Month, monthsOf, monthWithYear, trendWords } from './months.ts'
import { TrendChart } from './trend-chart.tsx'
import { ofTeams } from './words.ts'

export function TrendCard({ months: found }: { months: Insight['months'] }) {
  const months = monthsOf(found)
  const shown = months.filter(isShown)
  const words = trendWords(months)
  if (shown.length === 0)
    return (
      <ChartCard title={m.trend_title()} span="c12">
        <p className="too-few">{words}</p>
      </ChartCard>
    )
  const hidden = hiddenMonthsWords(months)
  return (
    <ChartCard title={m.trend_title()} caption={m.trend_caption()} span="c12">
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

/** Drawn as lines (`line` of Icon). */
const hiddenEye =
  'M40 40L216 216M70 74C46 88 30 108 20 128c24 52 64 72 108 72c20 0 38-4 54-13M106 58c7-1 14-2 22-2c44 0 84 20 108 72c-6 12-13 23-21 32'

function cellOf({ teams, given, scores }: Month, indicator: Indicator): string {
  const [score, count] = [scores[indicator], given[indicator]]
  if (score === null) return count === 0 ? '–' : m.insight_too_few_cell()
  return count === teams ? inPercent(score) : `${inPercent(score)} (${ofTeams(count, teams)})`
}
