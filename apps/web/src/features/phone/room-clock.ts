import type { FilmFact, TimerFact } from '@thrive/domain'

/** Where the film of the room is at this moment of the server's clock, in seconds. */
export const filmNow = ({ playing, position, at }: FilmFact, now: number): number =>
  playing ? Math.max(0, position + (now - at) / 1000) : position

const leftNow = ({ running, left, at }: TimerFact, now: number): number =>
  Math.max(0, running ? left - (now - at) / 1000 : left)

/** What is left of the room's timer, in whole seconds as it shows them. */
export const timerNow = (timer: TimerFact, now: number): number => Math.ceil(leftNow(timer, now))

/** Milliseconds until the seconds of something that runs change; null while it stands. */
export const filmTurns = (film: FilmFact, now: number): number | null =>
  film.playing ? 1000 - ((filmNow(film, now) * 1000) % 1000) : null
export const timerTurns = (timer: TimerFact, now: number): number | null => {
  const left = leftNow(timer, now) * 1000
  return timer.running && left > 0 ? left % 1000 || 1000 : null
}
