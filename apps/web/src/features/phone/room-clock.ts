import type { FilmFact, TimerFact } from '@thrive/domain'

/** Where the film of the room is at this moment of the server's clock, in seconds. */
export const filmNow = ({ playing, position, at }: FilmFact, now: number): number =>
  playing ? Math.max(0, position + (now - at) / 1000) : position

/** What is left of the room's timer, in whole seconds as it shows them. */
export const timerNow = ({ running, left, at }: TimerFact, now: number): number =>
  Math.max(0, Math.ceil(running ? left - (now - at) / 1000 : left))
