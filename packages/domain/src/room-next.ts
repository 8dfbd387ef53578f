import type { Ask } from './ask.ts'
import type { RoomFacts, RoomWords, SeatFacts, SeatState } from './room.ts'
import type { Indicator } from './workshop.ts'

/** A screen between two pages may still report the question of the one before. */
export function asksNext({ due, page, seats }: RoomFacts, { asks }: RoomWords): SeatState['asks'] {
  const ask = asks.get(due ?? '')
  const members = membersOf(seats)
  return ask?.page === page && members > 0 ? { indicator: indicatorOf(ask), seats: members } : null
}

export const indicatorOf = (ask: Ask): Indicator | null =>
  ask.kind === 'score' ? (ask.question.indicator ?? null) : null

export const membersOf = (seats: SeatFacts[]) => seats.filter(({ role }) => role === 'member').length
