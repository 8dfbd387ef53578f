import type { RoomState } from '@thrive/domain'
import { m } from '@thrive/words'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { arrowLeft, close, remote, shieldCheck } from '../../ui/layout/icon-paths.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import './join-panel.css'
import { JoinSeats } from './join-seats.tsx'
import { Qr } from './qr.tsx'
import { RemoteOffer } from './remote-offer.tsx'
import type { Room } from './room.ts'
import { TypedAddress } from './typed-address.tsx'

const JOIN = '/join'

interface JoinPanelProps {
  room: Room
  state: RoomState | null
  isLost: boolean
  onClose: () => void
}

/** How phones join, who has joined, and what the leader can do about it. */
export default function JoinPanel({ room, state, isLost, onClose }: JoinPanelProps) {
  const id = useId()
  const closing = useRef<HTMLButtonElement>(null)
  const [offersRemote, setOffersRemote] = useState(false)
  useEffect(() => closing.current?.focus(), [])
  const code = state?.code ?? room.code ?? ''
  return (
    <Dialog className="join" labelledBy={id} onClose={onClose}>
      <div className="in">
        {offersRemote ? (
          <RemoteOffer room={room} hasLeader={state?.leader ?? false} titleId={id} />
        ) : (
          <>
            <Qr text={`${location.origin}${JOIN}/${code}`.toUpperCase()} label={m.join_qr()} />
            <div className="say">
              <div className="stack">
                <h2 id={id}>{m.join_title()}</h2>
                <p className="good">{m.join_good()}</p>
              </div>
              <TypedAddress path={JOIN} code={code} />
              <JoinSeats room={room} state={state} isLost={isLost} />
              <p className="contract">
                <Icon path={shieldCheck} />
                <span>{m.join_contract()}</span>
              </p>
            </div>
          </>
        )}
        <div className="end">
          <p>{m.join_no_phone()}</p>
          {offersRemote ? (
            <Button look="quiet" icon={arrowLeft} onClick={() => setOffersRemote(false)}>
              {m.join_back()}
            </Button>
          ) : (
            <Button look="quiet" icon={remote} onClick={() => setOffersRemote(true)}>
              {m.join_remote()}
            </Button>
          )}
          <Button ref={closing} big icon={close} onClick={onClose}>
            {m.join_done()}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
