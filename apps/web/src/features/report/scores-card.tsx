import { ScoreBars } from '../../brand/score-bars.tsx'
import type { Report } from './report.ts'

export function ScoresCard({ report: { scores, desired } }: { report: Report }) {
  return (
    <section className="card scores">
      <h2>Your scores</h2>
      <p className="muted">
        {desired
          ? 'The bar shows your current score. The marker shows the desired score.'
          : 'The bar shows the score you gave yourselves.'}
      </p>
      <ScoreBars scores={scores} desired={desired ?? undefined} />
    </section>
  )
}
