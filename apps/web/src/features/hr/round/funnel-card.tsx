import { m } from '@thrive/words'
import { Funnel } from '../../../brand/funnel.tsx'
import { Link } from '../../../lib/navigation.tsx'
import { arrowRight } from '../../../ui/layout/arrow-right.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import type { WholeRound } from './api.ts'
import { funnelSteps } from './funnel-steps.ts'

export function FunnelCard({ round }: { round: WholeRound }) {
  return (
    <section className="card c8 funnel-card">
      <div className="cardhead">
        <h2>{m.funnel_title()}</h2>
        {round.state !== 'draft' && (
          <Link className="to-insight" href={`/admin/insight?round=${round.id}`}>
            {m.funnel_insight()}
            <Icon path={arrowRight} />
          </Link>
        )}
      </div>
      <Funnel {...funnelSteps(round)} />
    </section>
  )
}
