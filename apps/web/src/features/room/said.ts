import type { Input } from '@thrive/contract'
import type { Moving, MovingFilm, OnStage } from './on-stage.ts'

type Show = Omit<Input<'POST /api/room/show'>, 'uuid'>

/** Returns the current position of something that moves. */
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

/** A film that is still loading has no length yet. */
const lengthOf = (name: 'length' | 'of', { length }: Moving) =>
  length !== undefined && Number.isFinite(length) ? { [name]: toMillisecond(length) } : {}

const timerOf = (timer: Moving, now: number) => ({
  running: timer.moves,
  left: toMillisecond(back(timer, now)),
  ...lengthOf('of', timer),
})

/** Returns all of the stage's current state for the room; null between two screens. */
export function shownOf({ page, blocked, film, timer, pace, due }: OnStage, now: number): Show | null {
  if (page === null) return null
  return {
    page: String(page),
    ...(film && { film: JSON.stringify(filmOf(film, now)) }),
    ...(timer && { timer: JSON.stringify(timerOf(timer, now)) }),
    ...(blocked && { blocked }),
    ...(pace && { pace: JSON.stringify(pace) }),
    ...(due && { due }),
  }
}
