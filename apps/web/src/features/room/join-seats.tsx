import type { RoomState } from '@thrive/domain'
import { m } from '@thrive/words'
import { useState } from 'react'
import { EmptySeat, Seat, seatName } from '../../brand/seat.tsx'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/form/button.tsx'
import { Problem } from '../../ui/form/problem.tsx'
import { close } from '../../ui/layout/icon-paths.ts'
import type { Room } from './room.ts'
import { closeRoom } from './use-room.ts'

interface JoinSeatsProps {
  room: Room
  state: RoomState | null
  isLost: boolean
}

const EMPTY = { nobody: 7, some: 2, full: 10 }
type Question = { remove: number } | 'close' | null

/** Who has joined, and what the leader can do about it; asks before anything that cannot be undone. */
export function JoinSeats({ room, state, isLost }: JoinSeatsProps) {
  const [question, ask] = useState<Question>(null)
  const seats = state?.seats ?? []
  const locked = state?.locked ?? false
  const { submit, problem } = useSubmit(async (work: () => Promise<unknown>) => {
    await work()
    ask(null)
  })
  const leaving = question !== 'close' ? seats.find(({ seat }) => seat === question?.remove) : undefined
  const free = seats.length === 0 ? EMPTY.nobody : seats.length < EMPTY.full ? EMPTY.some : 0
  return (
    <div className="in-room">
      <div className="who">
        <output>
          {isLost ? m.phones_lost() : seats.length > 0 ? m.phones_in({ count: seats.length }) : m.phones_none()}
          {locked && ` · ${m.join_locked()}`}
        </output>
        <span>
          <button type="button" onClick={() => submit(() => room.lock(!locked))}>
            {locked ? m.join_unlock() : m.join_lock()}
          </button>
          <button type="button" onClick={() => ask('close')}>
            {m.join_close_room()}
          </button>
        </span>
      </div>
      {leaving || question === 'close' ? (
        <fieldset className="sure" aria-label={m.join_sure()}>
          <p>{leaving ? m.join_remove_sure({ seat: seatName(leaving) }) : m.join_close_sure()}</p>
          <Button look="second" onClick={() => ask(null)}>
            {leaving ? m.join_keep() : m.join_keep_open()}
          </Button>
          <Button icon={close} onClick={() => submit(() => (leaving ? room.remove(leaving.seat) : closeRoom()))}>
            {leaving ? m.join_remove() : m.join_close_room()}
          </Button>
        </fieldset>
      ) : (
        <ul className="seats">
          {seats.map(({ seat, here, ...look }) => (
            <li key={seat}>
              <button
                type="button"
                aria-label={m.join_remove_seat({ seat: seatName(look) })}
                title={seatName(look)}
                onClick={() => ask({ remove: seat })}
              >
                <Seat look={look} isAsleep={!here} isNamed className="seat-in" />
              </button>
            </li>
          ))}
          {Array.from({ length: free }, (_, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the free seats are identical
            <li key={`free ${nth}`}>
              <EmptySeat />
            </li>
          ))}
        </ul>
      )}
      <Problem>{problem}</Problem>
    </div>
  )
}
