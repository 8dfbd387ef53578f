import type { GivenScores, Scores } from '@thrive/domain'
import { ScoreBars } from '../../../brand/score-bars.tsx'

export function ScoresCard({ scores, desired }: { scores: GivenScores; desired: Scores | null }) {
  return (
    <section className="card c7 scores-card">
      <h2>Scores</h2>
      <p className="muted">{desired ? 'Bar: current. Marker: desired.' : 'Bar: the score the team gave itself.'}</p>
      <ScoreBars scores={scores} desired={desired ?? undefined} />
    </section>
  )
}
