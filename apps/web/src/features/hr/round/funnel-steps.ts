import { INVITEE_STATES } from '@thrive/domain'
import { m } from '@thrive/words'
import { inDigits, inPercent } from '@thrive/words/intl'
import type { Round } from './api.ts'
import { STATE_NAMES } from './steps.tsx'

/** How many of a round got how far, and the same in one line; each step includes the next. */
export function funnelSteps(round: Pick<Round, (typeof INVITEE_STATES)[number]>) {
  const steps = INVITEE_STATES.map((state) => ({
    name: STATE_NAMES[state](),
    count: round[state],
    shown: inDigits(round[state]),
    note:
      state === 'invited' || round.invited === 0
        ? ''
        : m.funnel_share({ share: inPercent(Math.round((100 * round[state]) / round.invited)) }),
  }))
  return { steps, label: steps.map(({ name, shown }) => `${shown} ${name.toLocaleLowerCase()}`).join(', ') }
}
