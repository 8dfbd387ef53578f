import {
  endedState,
  type RoomFacts,
  type RoomWords,
  readBallot,
  roomState,
  type SeatEnd,
  type SeatFacts,
  seatState,
} from '@thrive/domain'
import { messageOf } from '../../../http/streams.ts'

/** Messages for one room change, each serialised once. */
export function messagesOf(facts: RoomFacts, words: RoomWords) {
  const screens = new Map<boolean, Buffer>()
  const seats = new Map<SeatFacts['role'], (seat: SeatFacts) => string>()
  return {
    screen(after: number | null): Buffer {
      const wished = facts.wish !== null && after !== null && facts.wish.number > after
      const before = screens.get(wished)
      if (before) return before
      const made = Buffer.from(messageOf(JSON.stringify(roomState(facts, words, after))))
      screens.set(wished, made)
      return made
    },
    seat(seat: SeatFacts): string {
      const textOf = seats.get(seat.role) ?? seatTexts(facts, words, seat.role)
      seats.set(seat.role, textOf)
      return textOf(seat)
    },
  }
}

export const endedMessage = (seat: Pick<SeatFacts, 'seat' | 'role'>, number: number, why: SeatEnd): string =>
  messageOf(JSON.stringify(endedState(seat, number, why)))

const [SEAT, MINE] = ['"seat":0', '"mine":null']

/** Seats of one role differ only in their number and their ballot: the rest is serialised once. */
function seatTexts(facts: RoomFacts, words: RoomWords, role: SeatFacts['role']): (seat: SeatFacts) => string {
  const nobody = { seat: 0, look: 0, role, here: true }
  const text = messageOf(JSON.stringify(seatState(facts, words, nobody)))
  const seatAt = text.indexOf(SEAT)
  const mineAt = text.indexOf(MINE)
  const ask = words.asks.get(facts.round?.key ?? '')
  const given = new Map(facts.ballots.map(({ seat, wire }) => [seat, wire]))
  const head = text.slice(0, seatAt)
  if (mineAt < 0 || !ask) return ({ seat }) => `${head}"seat":${seat}${text.slice(seatAt + SEAT.length)}`
  const between = text.slice(seatAt + SEAT.length, mineAt)
  const tail = text.slice(mineAt + MINE.length)
  return ({ seat }) => {
    const wire = given.get(seat)
    const mine = wire === undefined ? 'null' : JSON.stringify(readBallot(ask, wire))
    return `${head}"seat":${seat}${between}"mine":${mine}${tail}`
  }
}
