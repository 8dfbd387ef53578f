import type { SeatLook } from '@thrive/domain'
import { m } from '@thrive/words'
import { Seat, seatName } from '../../brand/seat.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { signOut } from '../../ui/layout/icon-paths.ts'
import { Contract, Frame, Line } from './frame.tsx'
import { again } from './icon-paths.ts'
import { Part } from './part.tsx'
import './drawings.css'

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

/** Shown while the connection is down. Answers wait here; nothing is lost by waiting. */
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

/** Shown while the address is looked up. */
export const Notice = ({ words }: { words: string }) => (
  <Frame sign={<Line state="wait" />}>
    <div className="face">
      <p role="status">{words}</p>
    </div>
  </Frame>
)

const CABLES = 'M-10 150C40 150 40 100 92 100M330 50C280 50 280 100 228 100'

const Unplugged = () => (
  <svg className="unplugged" viewBox="0 0 320 200" aria-hidden="true">
    <path className="stroke" strokeWidth="22" d={CABLES} />
    <path className="stroke inner" strokeWidth="9" d={CABLES} />
    <path className="plug" d="M84 66H116A14 14 0 0 1 130 80V120A14 14 0 0 1 116 134H84Z" />
    <path className="stroke" strokeWidth="9" d="M130 86H150M130 114H150" />
    <path className="plug" d="M236 66H204A14 14 0 0 0 190 80V120A14 14 0 0 0 204 134H236Z" />
    <path className="stroke hole" strokeWidth="8" d="M190 86h10M190 114h10" />
    <path className="stroke" strokeWidth="7" d="M160 62V40M136 66L124 48M184 66L196 48" />
  </svg>
)
