import type { Ask } from './ask.ts'
import type { SeatFacts } from './seat.ts'
import type { Indicator } from './workshop.ts'

/** What the phones would be asked, and how many of them. */
export interface NextAsk {
  indicator: Indicator | null
  seats: number
}

interface Asking {
  page: number
  seats: SeatFacts[]
  due: string | null
  round: object | null
}

/**
 * What the leader could ask next. A screen of the release before does not report the question; with a tally on it, it
 * could not ask for another.
 */
export function asksNext({ page, seats, due, round }: Asking, asks: ReadonlyMap<string, Ask>) {
  const members = membersOf(seats)
  if (members === 0) return { asks: false }
  const ask = asks.get(due ?? '')
  if (ask?.page === page) return { asks: true, next: { indicator: indicatorOf(ask), seats: members } }
  return { asks: !round && [...asks.values()].some((ask) => ask.page === page) }
}

export const indicatorOf = (ask: Ask): Indicator | null =>
  ask.kind === 'score' ? (ask.question.indicator ?? null) : null

export const membersOf = (seats: SeatFacts[]) => seats.filter(({ role }) => role === 'member').length
