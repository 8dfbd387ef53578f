import type { Insight } from '../api.ts'
import { ChoiceCard } from './choice-card.tsx'
import { CurrentCard } from './current-card.tsx'
import { JourneyCard } from './journey-card.tsx'
import { OpinionsCard } from './opinions-card.tsx'
import { RankingCard } from './ranking-card.tsx'
import { SpreadCard } from './spread-card.tsx'
import { TrendCard } from './trend-card.tsx'

export default function Charts({ insight }: { insight: Insight }) {
  return (
    <>
      <div className="panelgrid">
        <CurrentCard insight={insight} />
        <TrendCard months={insight.months} />
        <SpreadCard insight={insight} />
        <OpinionsCard opinions={insight.opinions} />
      </div>
      <div className="chart-columns">
        {insight.choices.map((choice) => (
          <ChoiceCard key={choice.question_id} choice={choice} />
        ))}
        {insight.rankings.map((ranking) => (
          <RankingCard key={ranking.question_id} ranking={ranking} />
        ))}
        {insight.journeys.map((journey) => (
          <JourneyCard key={journey.version_slug} journey={journey} />
        ))}
      </div>
    </>
  )
}
