import type { Action } from './action.ts'
import type { GivenScores } from './gap.ts'
import { INDICATORS, type Indicator } from './workshop.ts'

/** A smaller difference counts as the same: the next measurement may reverse it. */
export const NOTICEABLE_POINTS = 5

export type Direction = 'rose' | 'fell' | 'same'

/** The previous and the current score of one indicator. A team is compared only with itself. */
export interface Progress<Decided extends Action = Action> {
  indicator: Indicator
  last: number
  now: number
  direction: Direction
  /** The absolute difference. */
  points: number
  /** What the team decided last time to do about it. */
  actions: Decided[]
}

/** Includes only indicators scored both times: an untouched slider means nothing. */
export function progressOf<Decided extends Action>(
  last: GivenScores,
  now: GivenScores,
  decided: readonly Decided[],
): Progress<Decided>[] {
  return INDICATORS.flatMap((indicator) => {
    const [before, after] = [last[indicator], now[indicator]]
    if (before === null || after === null) return []
    return [
      {
        indicator,
        last: before,
        now: after,
        direction: directionOf(before, after),
        points: Math.abs(after - before),
        actions: decided.filter((action) => action.indicator === indicator),
      },
    ]
  })
}

function directionOf(last: number, now: number): Direction {
  if (Math.abs(now - last) < NOTICEABLE_POINTS) return 'same'
  return now > last ? 'rose' : 'fell'
}

/** The indicators that rose the most; empty if none rose. */
export function grownMost(progress: readonly Progress[]): Indicator[] {
  const risen = progress.filter(({ direction }) => direction === 'rose')
  const most = Math.max(...risen.map(({ points }) => points))
  return risen.filter(({ points }) => points === most).map(({ indicator }) => indicator)
}
