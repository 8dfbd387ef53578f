import { m } from '@thrive/words'
import { Funnel } from '../../../brand/funnel.tsx'
import type { WholeRound } from './api.ts'
import { funnelSteps } from './funnel-steps.ts'

export function FunnelCard({ round }: { round: WholeRound }) {
  return (
    <section className="card c8">
      <h2>{m.funnel_title()}</h2>
      <Funnel {...funnelSteps(round)} />
    </section>
  )
}
