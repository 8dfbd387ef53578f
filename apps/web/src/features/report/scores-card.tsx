import { m } from '@thrive/words'
import { ScoreBars } from '../../brand/score-bars.tsx'
import type { Report } from './report.ts'

export function ScoresCard({ report: { scores, desired } }: { report: Report }) {
  return (
    <section className="card scores">
      <h2>{m.report_scores()}</h2>
      <p className="muted">{desired ? m.report_scores_desired() : m.report_scores_given()}</p>
      <ScoreBars scores={scores} desired={desired ?? undefined} />
    </section>
  )
}
