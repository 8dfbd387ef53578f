import { INVITEE_STATES } from '@thrive/domain'
import { m } from '@thrive/words'
import { inDigits, inPercent } from '@thrive/words/intl'
import { Funnel } from '../../../brand/funnel.tsx'
import type { WholeRound } from './api.ts'
import { STATE_NAMES } from './steps.tsx'

/** How many got how far; each step includes the next. */
export function FunnelCard({ round }: { round: WholeRound }) {
  const steps = INVITEE_STATES.map((state) => ({
    name: STATE_NAMES[state](),
    count: round[state],
    shown: inDigits(round[state]),
    note:
      state === 'invited' || round.invited === 0
        ? ''
        : m.funnel_share({ share: inPercent(Math.round((100 * round[state]) / round.invited)) }),
  }))
  const label = steps.map(({ name, shown }) => `${shown} ${name.toLocaleLowerCase()}`).join(', ')
  return (
    <section className="card c8">
      <h2>{m.funnel_title()}</h2>
      <Funnel label={label} steps={steps} />
    </section>
  )
}
