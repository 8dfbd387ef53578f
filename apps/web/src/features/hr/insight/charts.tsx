import { m } from '@thrive/words'
import { inPercent } from '@thrive/words/intl'
import type { Insight } from '../frame/api.ts'
import type { Others } from './api.ts'
import { CardGameCard } from './card-game-card.tsx'
import { ChartCard, Numbers, TooFew } from './chart-card.tsx'
import { CurrentCard } from './current-card.tsx'
import { JourneyCard } from './journey-card.tsx'
import { OpinionsCard } from './opinions-card.tsx'
import { OthersCard } from './others-card.tsx'
import { RankingCard } from './ranking-card.tsx'
import { barsOf, ShareBars } from './share-bars.tsx'
import { SpreadCard } from './spread-card.tsx'
import { StopsCard } from './stops-card.tsx'
import { TrendCard } from './trend-card.tsx'
import { percent, teamsWords } from './words.ts'

export default function Charts({ insight, others }: { insight: Insight; others: readonly Others[] }) {
  return (
    <>
      <div className="panelgrid">
        <CurrentCard insight={insight} />
        <OpinionsCard opinions={insight.opinions} />
        <TrendCard months={insight.months} />
        <SpreadCard insight={insight} />
      </div>
      <div className="chart-columns">
        {insight.choices.map((choice) => (
          <ChoiceCard key={choice.question_id} choice={choice} />
        ))}
        {others.map((each) => (
          <OthersCard key={each.question_id} others={each} />
        ))}
        {insight.rankings.map((ranking) => (
          <RankingCard key={ranking.question_id} ranking={ranking} />
        ))}
        {insight.journeys.map((journey) => (
          <JourneyCard key={journey.version_slug} journey={journey} />
        ))}
        {insight.cards.map((game) => (
          <CardGameCard key={game.version_slug} game={game} />
        ))}
        {insight.journeys.map((journey) => (
          <StopsCard key={journey.version_slug} journey={journey} />
        ))}
      </div>
    </>
  )
}

function ChoiceCard({ choice: { title, result } }: { choice: Insight['choices'][number] }) {
  if (result.hidden)
    return (
      <ChartCard title={title} span="c6">
        <TooFew teams={result.teams} />
      </ChartCard>
    )
  const shares = result.options
    .map(({ label, teams }) => ({ name: label, teams }))
    .toSorted((a, b) => b.teams - a.teams)
  return (
    <ChartCard
      title={title}
      caption={m.choice_caption({ teams: teamsWords(result.teams) })}
      span="c6"
      chart={barsOf(shares, result.teams)}
    >
      <ShareBars shares={shares} of={result.teams} />
      <Numbers
        of={title}
        columns={[m.insight_choice(), m.insight_teams(), m.insight_share()]}
        rows={shares.map(({ name, teams }) => [name, teams, inPercent(percent(teams, result.teams))])}
      />
    </ChartCard>
  )
}
