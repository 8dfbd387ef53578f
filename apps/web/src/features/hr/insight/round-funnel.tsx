import { m } from '@thrive/words'
import { Funnel } from '../../../brand/funnel.tsx'
import { useRounds } from '../round/api.ts'
import { funnelSteps } from '../round/funnel-steps.ts'
import { SaveChart } from './save-chart.tsx'

/** How many of those invited got how far. */
export function RoundFunnel({ round: id }: { round: number }) {
  const round = useRounds().data?.rounds.find((each) => each.id === id)
  if (!round) return null
  return (
    <section className="card c5 chart-card">
      <div className="cardhead">
        <h2>{m.funnel_title()}</h2>
        <SaveChart title={m.funnel_title()} />
      </div>
      <Funnel {...funnelSteps(round)} />
    </section>
  )
}
