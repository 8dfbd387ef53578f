import type { Response as Answer } from '@thrive/contract'
import { type Locale, SEAT_COLOURS, SEAT_SHAPES, type SeatLook, type SeatState, type Wish } from '@thrive/domain'
import { call } from '../../lib/api.ts'
import { listenTo } from '../../lib/live.ts'
import { hasFields, isFlag, isList, isNumber, isOneOf, isRecord, isSaved, isText } from '../../lib/shape.ts'

export type TakenSeat = SeatLook & { seat: number }

export const isTakenSeat = isRecord<TakenSeat>({
  seat: isNumber,
  shape: isOneOf(...SEAT_SHAPES),
  colour: isOneOf(...SEAT_COLOURS),
})
const isSeatState = hasFields<SeatState>({
  number: isNumber,
  seat: isNumber,
  role: isOneOf('member', 'leader'),
  ended: isFlag,
})

export const joinRoom = (code: string) => call('POST /api/seat/join', { code }, isTakenSeat)
export const pairRemote = (secret: string) => call('POST /api/seat/pair', { secret }, isTakenSeat)
export const giveBallot = (key: string, value: string) => call('POST /api/seat/give', { key, value }, isSaved)
export const leaveRoom = () => call('POST /api/seat/leave', {}, isSaved)
export const sendWish = (wish: Wish) => call('POST /api/seat/wish', { wish }, isSaved)
/** Subscribes to the seat in this language, or in the room's if null. */
export const seatLive = (lang: Locale | null) => listenTo('GET /api/seat/live', lang ? { lang } : {}, isSeatState)

export type RoomPage = Answer<'GET /api/seat/page'>

const isRoomPage = hasFields<RoomPage>({ number: isNumber, title: isText, films: isList })

/** The room's page in this language, or in the room's if null. */
export const roomPage = (lang: Locale | null) => call('GET /api/seat/page', lang ? { lang } : {}, isRoomPage)
