import { m } from '@thrive/words'
import { useTitle } from '../../lib/use-title.ts'
import { Button } from '../../ui/form/button.tsx'
import { arrowRight } from '../../ui/layout/arrow-right.ts'
import { signOut } from '../../ui/layout/icon-paths.ts'
import { Frame } from './frame.tsx'
import './drawings.css'

/** Another phone has become the leader's remote: this one may stay as one of the team. */
export function Passed({ onJoin, onLeave }: { onJoin: () => void; onLeave: () => void }) {
  useTitle(m.phone_passed())
  return (
    <Frame
      foot={
        <>
          <Button big iconAfter={arrowRight} onClick={onJoin}>
            {m.phone_passed_join()}
          </Button>
          <Button look="quiet" icon={signOut} onClick={onLeave}>
            {m.phone_leave()}
          </Button>
        </>
      }
    >
      <div className="face">
        <TwoPhones />
        <div role="status">
          <h1>{m.phone_passed()}</h1>
        </div>
        <p>{m.phone_passed_on()}</p>
      </div>
    </Frame>
  )
}

const TwoPhones = () => (
  <svg className="two-phones" viewBox="0 0 240 160" aria-hidden="true">
    <rect className="paper" x="26" y="26" width="70" height="112" rx="14" />
    <rect className="paper" x="144" y="26" width="70" height="112" rx="14" />
    <path className="stroke" d="M104 82h30m-12-14l14 14l-14 14" />
    <path className="stroke faint" d="M42 62h38M42 82h38M42 102h22" />
    <rect x="158" y="92" width="42" height="26" rx="7" />
    <path className="stroke" d="M160 58h38M160 76h26" />
  </svg>
)
