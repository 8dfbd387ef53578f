import { m } from '@thrive/words'
import { useEffect, useEffectEvent, useState } from 'react'
import { Professor } from '../../brand/professor.tsx'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/form/button.tsx'
import { Problem } from '../../ui/form/problem.tsx'
import './room-end.css'
import { closeRoom, useRoom } from './use-room.ts'

/** Closes the room with thanks once the session is over; before that, or if that fails, it is closed by hand. */
export function RoomEnd({ uuid, isOver }: { uuid: string; isOver: boolean }) {
  const { room, state, isLost } = useRoom(uuid)
  const [phones, setPhones] = useState(0)
  const { submit, problem, busy } = useSubmit(async () => {
    const count = state?.seats.length ?? 0
    await closeRoom()
    setPhones(count)
  })
  const isReachable = state !== null && !isLost
  const close = useEffectEvent(submit)
  useEffect(() => {
    if (isOver && isReachable) close()
  }, [isOver, isReachable])

  if (phones > 0)
    return (
      <section className="card room-end thanks" role="status">
        <div className="stack">
          <h2>{m.phone_room_closed()}</h2>
          <p>{m.room_end_were({ count: phones })}</p>
        </div>
        <Professor pose="open" />
      </section>
    )
  if (!room || (isOver && !isLost && !problem)) return null
  return (
    <section className="card stack room-end">
      <h2>{m.room_end_open()}</h2>
      <div>
        <Button look="second" aria-busy={busy || undefined} onClick={() => submit()}>
          {m.room_end_close()}
        </Button>
      </div>
      <Problem>{problem}</Problem>
    </section>
  )
}
