import type { Block, FilmFact } from '@thrive/domain'
import { m } from '@thrive/words'
import { clockText } from '../../ui/player/clock-text.ts'
import { filmNow, filmTurns } from './room-clock.ts'
import { useTick } from './use-tick.ts'

const GATES = {
  film: m.phone_gate_film,
  timer: m.phone_gate_timer,
  question: m.phone_gate_question,
  unfit: m.phone_gate_unfit,
  photo: m.phone_gate_photo,
  name: m.phone_gate_name,
  'hand-in': m.phone_gate_hand_in,
} as const

interface Props {
  id: string
  isLost: boolean
  blocked: Block | null
  film: FilmFact | null
  ahead: number
}

/** Why Next step is closed. The countdown is visual only, so that it is not announced every second. */
export function RemoteGate({ id, isLost, blocked, film, ahead }: Props) {
  const counts = !isLost && blocked === 'film' && film?.length
  return (
    <>
      <p className={counts ? 'vh' : 'hint'} id={id} role="status">
        {isLost ? m.phone_remote_lost() : blocked ? GATES[blocked]() : ''}
      </p>
      {counts && <FilmEnds film={film} length={counts} ahead={ahead} />}
    </>
  )
}

function FilmEnds({ film, length, ahead }: { film: FilmFact; length: number; ahead: number }) {
  const now = Date.now() + ahead
  useTick(filmTurns(film, now))
  const left = Math.max(0, Math.ceil(length - filmNow(film, now)))
  return (
    <p className="hint num" aria-hidden="true">
      {m.phone_gate_film_in({ time: clockText(left) })}
    </p>
  )
}
