import type { Insight } from '../api.ts'
import { ChartCard, Numbers, TooFew } from './chart-card.tsx'
import './rows.css'
import { StackedBar, StackedLegend } from './stacked-bar.tsx'
import { percent, teamsWords } from './words.ts'

const PLACES = ['First', 'Second', 'Third'].map((name, index) => ({ name, tone: `place-${index + 1}` }))

/** How teams ranked the indicators; nothing here ranks teams. */
export function RankingCard({ ranking: { title, result } }: { ranking: Insight['rankings'][number] }) {
  if (result.hidden)
    return (
      <ChartCard title={title} span="c6">
        <TooFew teams={result.teams} />
      </ChartCard>
    )
  return (
    <ChartCard title={title} caption={`Where ${teamsWords(result.teams)} placed each.`} span="c6">
      {result.options.map(({ option, places }) => {
        const words = `Put first by ${percent(places[0] ?? 0, result.teams)}% of the teams.`
        return (
          <div key={option} className="bar-row">
            <h3>{option}</h3>
            <StackedBar
              label={`${option}: ${words}`}
              parts={PLACES.map((place, index) => ({ ...place, teams: places[index] ?? 0 }))}
            />
            <p className="said">{words}</p>
          </div>
        )
      })}
      <StackedLegend parts={PLACES} />
      <Numbers
        of={title}
        columns={['Indicator', ...PLACES.map(({ name }) => name)]}
        rows={result.options.map(({ option, places }) => [option, ...places])}
      />
    </ChartCard>
  )
}
