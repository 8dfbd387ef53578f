import { m } from '@thrive/words'
import type { Insight } from '../frame/api.ts'
import { ChartCard, Numbers, TooFew } from './chart-card.tsx'
import './rows.css'
import { StackedBar, StackedLegend } from './stacked-bar.tsx'
import { percent, teamsWords } from './words.ts'

const placesInWords = () =>
  [m.ranking_card_first(), m.ranking_card_second(), m.ranking_card_third()].map((name, index) => ({
    name,
    tone: `place-${index + 1}`,
  }))

/** How teams ranked the indicators; nothing here ranks teams. */
export function RankingCard({ ranking: { title, result } }: { ranking: Insight['rankings'][number] }) {
  if (result.hidden)
    return (
      <ChartCard title={title} span="c6">
        <TooFew teams={result.teams} />
      </ChartCard>
    )
  const ordered = placesInWords()
  return (
    <ChartCard
      title={title}
      caption={m.ranking_card_caption({ teams: teamsWords(result.teams) })}
      span="c6"
      chart="drawing"
    >
      {result.options.map(({ option, label, places }) => {
        const words = m.ranking_card_words({ share: percent(places[0] ?? 0, result.teams) })
        return (
          <div key={option} className="bar-row">
            <h3>{label}</h3>
            <StackedBar
              label={`${label}: ${words}`}
              caption={label}
              parts={ordered.map((place, index) => ({ ...place, teams: places[index] ?? 0 }))}
            />
            <p className="said">{words}</p>
          </div>
        )
      })}
      <StackedLegend parts={ordered} />
      <Numbers
        of={title}
        columns={[m.insight_indicator(), ...ordered.map(({ name }) => name)]}
        rows={result.options.map(({ label, places }) => [label, ...places])}
      />
    </ChartCard>
  )
}
