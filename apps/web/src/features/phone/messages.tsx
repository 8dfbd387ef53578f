import type { SeatLook } from '@thrive/domain'
import { m } from '@thrive/words'
import professor from '../../art/professor-open.svg'
import { Seat, seatName } from '../../brand/seat.tsx'
import { useTitle } from '../../lib/use-title.ts'
import { Button } from '../../ui/form/button.tsx'
import { buttonClass } from '../../ui/form/button-class.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { signOut } from '../../ui/layout/icon-paths.ts'
import { Contract, Frame, Line } from './frame.tsx'
import { again } from './icon-paths.ts'
import { Part } from './part.tsx'
import { Unplugged } from './unplugged.tsx'

export function Waiting({ look, isClosed, onLeave }: { look: SeatLook; isClosed: boolean; onLeave: () => void }) {
  return (
    <Part
      foot={
        <Button look="quiet" icon={signOut} onClick={onLeave}>
          {m.phone_leave()}
        </Button>
      }
    >
      <div className="face">
        <Seat look={look} isNamed className="seat-in" />
        <p className="nm">{m.phone_you_are({ seat: seatName(look) })}</p>
        <div role="status">
          <h1>{isClosed ? m.phone_closed() : m.phone_look()}</h1>
        </div>
        <p className="muted">{isClosed ? m.phone_closed_look() : m.phone_wait()}</p>
      </div>
      <Contract />
    </Part>
  )
}

/** The line is down. What was given waits here; nothing is lost by waiting. */
export function Offline({ kept, onRetry }: { kept: boolean; onRetry: () => void }) {
  return (
    <Part
      foot={
        <>
          <Button big onClick={onRetry}>
            {m.phone_try_now()}
          </Button>
          <p className="hint">{m.phone_goes_on()}</p>
        </>
      }
    >
      <div className="face" role="status">
        <Unplugged />
        <h1>{m.phone_no_connection()}</h1>
        <p>{kept ? m.phone_kept() : m.phone_comes_back()}</p>
        <p className="link" data-state="wait">
          <Icon path={again} />
          {m.phone_trying()}
        </p>
      </div>
    </Part>
  )
}

/** The last page of a phone: nothing of its owner is left on it. */
export function Ended({ hasLeft }: { hasLeft: boolean }) {
  useTitle(m.phone_thanks())
  return (
    <Frame
      foot={
        <a className={buttonClass({ look: 'quiet' })} href="/join">
          {m.phone_join_again()}
        </a>
      }
    >
      <div className="face">
        <img className="professor" src={professor} alt="" width={400} height={400} />
        <div role="status">
          <h1>{m.phone_thanks()}</h1>
        </div>
        <p>{hasLeft ? m.phone_left() : m.phone_ended()}</p>
      </div>
      <Contract words={m.phone_contract_past} />
    </Frame>
  )
}

/** While the address is being looked up, or where a remote could not be paired. */
export const Notice = ({ words, isWaiting = false }: { words: string; isWaiting?: boolean }) => (
  <Frame sign={isWaiting ? <Line state="wait" /> : undefined}>
    <div className="face">
      <p role="status">{words}</p>
    </div>
  </Frame>
)
