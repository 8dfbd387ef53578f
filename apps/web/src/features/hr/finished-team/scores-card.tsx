import type { GivenScores, Scores } from '@thrive/domain'
import { m } from '@thrive/words'
import { ScoreBars } from '../../../brand/score-bars.tsx'

export function ScoresCard({ scores, desired }: { scores: GivenScores; desired: Scores | null }) {
  return (
    <section className="card c7 scores-card">
      <h2>{m.team_scores()}</h2>
      <p className="muted">{desired ? m.team_scores_desired() : m.team_scores_given()}</p>
      <ScoreBars scores={scores} desired={desired ?? undefined} />
    </section>
  )
}
