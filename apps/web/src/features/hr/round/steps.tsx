import { INVITEE_STATES, type InviteeState } from '@thrive/domain'
import { m } from '@thrive/words'
import './steps.css'

export const STATE_NAMES: Record<InviteeState, () => string> = {
  invited: m.invitee_invited,
  opened: m.invitee_opened,
  started: m.invitee_started,
  finished: m.invitee_finished,
}

/** Four dots: how far an invitee got. The word stands beside them. */
export function Steps({ state }: { state: InviteeState }) {
  const reached = INVITEE_STATES.indexOf(state)
  return (
    <span className="four-steps" aria-hidden="true">
      {INVITEE_STATES.map((each, index) => (
        <i key={each} className={index <= reached ? 'on' : undefined} />
      ))}
    </span>
  )
}
