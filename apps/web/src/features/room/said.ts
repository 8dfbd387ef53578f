import type { Input } from '@thrive/contract'
import type { Moving, MovingFilm, OnStage } from '../stage/on-stage.ts'

type Show = Omit<Input<'POST /api/room/show'>, 'uuid'>

/** Where something that moves is by now. */
const forward = ({ moves, seconds, at }: Moving, now: number) => seconds + (moves ? Math.max(0, now - at) / 1000 : 0)
const back = ({ moves, seconds, at }: Moving, now: number) =>
  Math.max(0, seconds - (moves ? Math.max(0, now - at) / 1000 : 0))

const toMillisecond = (seconds: number) => Math.round(seconds * 1000) / 1000

const filmOf = (film: MovingFilm, now: number) => ({
  playing: film.moves,
  position: toMillisecond(forward(film, now)),
  language: film.language,
  ...lengthOf('length', film),
  captions: film.captions,
})

/** A film that is being loaded has none yet. */
const lengthOf = (name: 'length' | 'of', { length }: Moving) =>
  length !== undefined && Number.isFinite(length) ? { [name]: toMillisecond(length) } : {}

const timerOf = (timer: Moving, now: number) => ({
  running: timer.moves,
  left: toMillisecond(back(timer, now)),
  ...lengthOf('of', timer),
})

/** What the room is told of the stage: all of it, as it is now; null between two screens. */
export function saidOf({ page, blocked, film, timer, pace }: OnStage, now: number): Show | null {
  if (page === null) return null
  return {
    page: String(page),
    ...(film && { film: JSON.stringify(filmOf(film, now)) }),
    ...(timer && { timer: JSON.stringify(timerOf(timer, now)) }),
    ...(blocked && { blocked }),
    ...(pace && { pace: JSON.stringify(pace) }),
  }
}
