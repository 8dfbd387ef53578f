import type { SeatEnd, SeatLook } from '@thrive/domain'
import { m } from '@thrive/words'
import type { ReactNode } from 'react'
import professor from '../../art/professor-open.svg'
import { Seat } from '../../brand/seat.tsx'
import { useTitle } from '../../lib/use-title.ts'
import { buttonClass } from '../../ui/form/button-class.ts'
import { arrowRight } from '../../ui/layout/arrow-right.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { Contract, Frame } from './frame.tsx'

const JOIN = '/join'

/** The last page of a phone: nothing of its owner is left on it. Undefined if only the server knew why. */
export function Ended({ why, look }: { why: SeatEnd | undefined; look: SeatLook }) {
  if (why === 'removed') return <Removed look={look} />
  if (why === 'closed')
    return (
      <Thanks title={m.phone_room_closed()}>
        <p>{m.phone_nothing_left()}</p>
      </Thanks>
    )
  return (
    <Thanks
      title={m.phone_thanks()}
      foot={
        <a className={buttonClass({ look: 'quiet' })} href={JOIN}>
          {m.phone_join_again()}
        </a>
      }
    >
      <p>
        {why === 'left' ? m.phone_left() : m.phone_ended()} {m.phone_nothing_left()}
      </p>
    </Thanks>
  )
}

function Thanks({ title, foot, children }: { title: string; foot?: ReactNode; children: ReactNode }) {
  useTitle(title)
  return (
    <Frame foot={foot}>
      <div className="face">
        <img className="professor" src={professor} alt="" width={400} height={400} />
        <div role="status">
          <h1>{title}</h1>
        </div>
        {children}
      </div>
      <Contract words={m.phone_contract_past} />
    </Frame>
  )
}

function Removed({ look }: { look: SeatLook }) {
  useTitle(m.phone_removed())
  return (
    <Frame
      foot={
        <a className={buttonClass({ big: true })} href={JOIN}>
          {m.phone_join_again()}
          <Icon path={arrowRight} />
        </a>
      }
    >
      <div className="face">
        <Seat look={look} isAsleep isNamed />
        <div role="status">
          <h1>{m.phone_removed()}</h1>
        </div>
        <p>{m.phone_removed_back()}</p>
      </div>
    </Frame>
  )
}
