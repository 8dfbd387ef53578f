import { MAIL_NEEDS, type MailNeed } from '@thrive/domain'
import { m } from '@thrive/words'
import { useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { circleCross, triangle } from '../../../ui/layout/line-icons.ts'
import { eyeLine } from '../frame/line-icons.ts'
import type { WholeRound } from './api.ts'
import { barred, question } from './icons.ts'
import { NeedsRow } from './needs-row.tsx'
import { useShownInvitees } from './shown-invitees.ts'
import { UncertainDialog } from './uncertain-dialog.tsx'

type Counted = (count: { count: number }) => string

const NEEDS: Record<MailNeed, { icon: string; what: Counted; advice: () => string }> = {
  uncertain: { icon: question, what: m.needs_uncertain, advice: m.needs_uncertain_text },
  failed: { icon: circleCross, what: m.needs_failed, advice: m.needs_failed_text },
  returned: { icon: triangle, what: m.needs_returned, advice: m.needs_returned_text },
  stopped: { icon: barred, what: m.needs_stopped, advice: m.needs_stopped_text },
}

/** Mails about which a person has to decide. Nothing is shown if there are none. */
export function NeedsCard({ round }: { round: WholeRound }) {
  const [deciding, setDeciding] = useState(false)
  const { show } = useShownInvitees(round.id)
  const found = MAIL_NEEDS.filter((need) => round.needs[need] > 0)
  if (found.length === 0) return null
  return (
    <section className="card c12">
      <h2>{m.needs_title()}</h2>
      <ul className="needs">
        {found.map((need) => {
          const { icon, what, advice } = NEEDS[need]
          const count = round.needs[need]
          return (
            <NeedsRow key={need} icon={icon} count={count} what={what({ count })} text={advice()}>
              <Button
                look="second"
                slim
                onClick={() => (need === 'uncertain' ? setDeciding(true) : show({ mail: need }))}
              >
                <Icon path={eyeLine} line />
                {need === 'uncertain' ? m.needs_decide() : m.needs_show()}
                <span className="vh"> {what({ count })}</span>
              </Button>
            </NeedsRow>
          )
        })}
      </ul>
      {deciding && <UncertainDialog round={round} onClose={() => setDeciding(false)} />}
    </section>
  )
}
