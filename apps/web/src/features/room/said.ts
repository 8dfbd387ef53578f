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
})

/** What the room is told of the stage: all of it, as it is now; null between two screens. */
export function saidOf({ page, blocked, film, timer }: OnStage, now: number): Show | null {
  if (page === null) return null
  return {
    page: String(page),
    ...(film && { film: JSON.stringify(filmOf(film, now)) }),
    ...(timer && { timer: JSON.stringify({ running: timer.moves, left: toMillisecond(back(timer, now)) }) }),
    ...(blocked && { blocked }),
  }
}
