import { read, write } from '../../lib/browser-storage.ts'
import { isTakenSeat, type TakenSeat } from './api.ts'

/** How this phone looks in its room. The seat's key is in a cookie that scripts cannot read. */
export interface HeldSeat {
  /** The room's code, or the code that made this phone the remote. */
  room: string
  look: TakenSeat
  /** True if it was the remote, and its owner has not yet seen that another phone leads. */
  hasLed?: boolean
}

const KEY = 'phone_seat'

export function heldSeat(): HeldSeat | null {
  try {
    const held = JSON.parse(read(KEY) ?? 'null')
    return typeof held?.room === 'string' && isTakenSeat(held.look) ? held : null
  } catch {
    return null
  }
}

export const holdSeat = (held: HeldSeat | null) => write(KEY, held && JSON.stringify(held))
