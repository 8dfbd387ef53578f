import { m } from '@thrive/words'

/** Rounds before subtracting, so that a difference agrees with the figures that stand beside it. */
export const pointsBetween = (from: number | null, to: number | null): number | null =>
  from === null || to === null ? null : Math.round(to) - Math.round(from)

/** With a sign: +3, −2, 0. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')

export const pointsWords = (points: number): string => m.points({ count: Math.abs(points), signed: signed(points) })
