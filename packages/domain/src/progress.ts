import type { Action } from './action.ts'
import type { GivenScores } from './gap.ts'
import { INDICATORS, type Indicator } from './workshop.ts'

/** A difference below this many points is about the same: the next measurement may take it back. */
export const NOTICEABLE_POINTS = 5

export type Direction = 'rose' | 'fell' | 'same'

/** Last time beside now, for one indicator. A team is compared with itself only. */
export interface Progress<Decided extends Action = Action> {
  indicator: Indicator
  last: number
  now: number
  direction: Direction
  /** How far apart the two are. */
  points: number
  /** What the team decided then to do about it. */
  actions: Decided[]
}

/** Only of the indicators that were scored both times: an untouched slider says nothing. */
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

/** The indicators that rose by the most; none where none rose. */
export function grownMost(progress: readonly Progress[]): Indicator[] {
  const risen = progress.filter(({ direction }) => direction === 'rose')
  const most = Math.max(...risen.map(({ points }) => points))
  return risen.filter(({ points }) => points === most).map(({ indicator }) => indicator)
}
