import { m } from '@thrive/words'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/form/button.tsx'
import { Problem } from '../../ui/form/problem.tsx'
import { Qr } from './qr.tsx'
import type { Room } from './room.ts'
import { TypedAddress } from './typed-address.tsx'

const REMOTE = '/remote'

interface RemoteOfferProps {
  room: Room
  hasLeader: boolean
  titleId: string
}

/** Shows a one-time code for the leader's phone. */
export function RemoteOffer({ room, hasLeader, titleId }: RemoteOfferProps) {
  const [path, setPath] = useState<string | null>(null)
  const { submit, problem } = useSubmit(async () => setPath(await room.pair()))
  const began = useRef(false)
  const begin = useEffectEvent(() => {
    // Each code invalidates the previous one, so request only one.
    if (!began.current) submit()
    began.current = true
  })
  useEffect(() => begin(), [])
  return (
    <>
      {path ? <Qr text={location.origin + path} label={m.remote_qr()} /> : <span className="qr" />}
      <div className="say">
        <div className="stack">
          <h2 id={titleId}>{m.join_remote()}</h2>
          <p className="good">{m.remote_good()}</p>
        </div>
        <p className="good">{m.remote_scan()}</p>
        {path && <TypedAddress path={REMOTE} code={path.slice(REMOTE.length + 1)} />}
        <output className="strong">{hasLeader ? m.remote_in() : m.remote_none()}</output>
        <Problem>{problem}</Problem>
        <div>
          <Button look="second" onClick={() => submit()}>
            {m.remote_new_code()}
          </Button>
        </div>
      </div>
    </>
  )
}
