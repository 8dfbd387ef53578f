import type { FilmFact, TimerFact } from '@thrive/domain'

/** Returns the position of the room's film, in seconds, at this moment of the server's clock. */
export const filmNow = ({ playing, position, at }: FilmFact, now: number): number =>
  playing ? Math.max(0, position + (now - at) / 1000) : position

const leftNow = ({ running, left, at }: TimerFact, now: number): number =>
  Math.max(0, running ? left - (now - at) / 1000 : left)

/** Returns the room's remaining time in whole seconds, as its timer shows it. */
export const timerNow = (timer: TimerFact, now: number): number => Math.ceil(leftNow(timer, now))

/** Returns the milliseconds until the displayed seconds change; null while paused. */
export const filmTurns = (film: FilmFact, now: number): number | null =>
  film.playing ? 1000 - ((filmNow(film, now) * 1000) % 1000) : null
export const timerTurns = (timer: TimerFact, now: number): number | null => {
  const left = leftNow(timer, now) * 1000
  return timer.running && left > 0 ? left % 1000 || 1000 : null
}
