import type { Ask } from './ask.ts'
import type { Indicator } from './workshop.ts'

export type SeatRole = 'member' | 'leader'

export interface SeatFacts {
  seat: number
  look: number
  role: SeatRole
  /** True if its phone is connected. */
  here: boolean
}

/** What the leader could ask next. A screen between two pages may still report the question of the one before. */
export function asksNext(ask: Ask | undefined, { page, seats }: { page: number; seats: SeatFacts[] }) {
  const members = membersOf(seats)
  return ask?.page === page && members > 0 ? { indicator: indicatorOf(ask), seats: members } : null
}

export const indicatorOf = (ask: Ask): Indicator | null =>
  ask.kind === 'score' ? (ask.question.indicator ?? null) : null

export const membersOf = (seats: SeatFacts[]) => seats.filter(({ role }) => role === 'member').length
