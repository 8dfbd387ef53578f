import type { Insight } from '../frame/api.ts'
import type { Others, SameTeams } from './api.ts'
import { CardGameCard } from './card-game-card.tsx'
import { ChoiceBars } from './choice-bars.tsx'
import { JourneyCard } from './journey-card.tsx'
import { MonthsCard } from './months-card.tsx'
import { OpinionsCard } from './opinions-card.tsx'
import { OthersCard } from './others-card.tsx'
import { RankingCard } from './ranking-card.tsx'
import { SpreadCard } from './spread-card.tsx'
import { StopsCard } from './stops-card.tsx'

interface RoundChartsProps {
  insight: Insight
  before: Insight | undefined
  names: { now: string; before: string | null }
  same: SameTeams | undefined
  others: readonly Others[]
}

/** What the teams of a round chose, thought and did, against the earlier round where that can be compared. */
export default function RoundCharts({ insight, before, names, same, others }: RoundChartsProps) {
  return (
    <>
      <div className="panelgrid">
        <MonthsCard months={insight.months} same={same} />
        <SpreadCard insight={insight} />
      </div>
      <div className="chart-columns">
        {insight.choices.map((choice) => (
          <ChoiceBars
            key={choice.question_id}
            choice={choice}
            before={before?.choices.find(({ question_id }) => question_id === choice.question_id)}
            names={names}
          />
        ))}
        {others.map((each) => (
          <OthersCard key={each.question_id} others={each} />
        ))}
        <OpinionsCard opinions={insight.opinions} />
        {insight.rankings.map((ranking) => (
          <RankingCard key={ranking.question_id} ranking={ranking} />
        ))}
        {insight.cards.map((game) => (
          <CardGameCard key={game.version_slug} game={game} />
        ))}
        {insight.journeys.map((journey) => (
          <JourneyCard key={journey.version_slug} journey={journey} />
        ))}
        {insight.journeys.map((journey) => (
          <StopsCard key={journey.version_slug} journey={journey} />
        ))}
      </div>
    </>
  )
}
