import type { SeatState } from '@thrive/domain'
import { ApiError } from '../../lib/api.ts'
import { read, write } from '../../lib/browser-storage.ts'
import { retrying } from '../../lib/retrying.ts'

export type Given = number | string | string[]

/** Serialises an answer as it is sent; see the ballot in the domain package. */
export const wireOf = (value: Given): string => (Array.isArray(value) ? JSON.stringify(value) : String(value))

export interface KeptBallot {
  key: string
  value: Given
  /** 'sent' if the server has it, which its next message will confirm. */
  at: 'phone' | 'sent'
}

export interface Keeper {
  subscribe: (listener: () => void) => () => void
  current: () => KeptBallot | null
  give: (key: string, value: Given) => void
  /** Handles the room's state: sends what is waiting, and forgets what the server has or no longer asks for. */
  receive: (state: Pick<SeatState, 'asked'>) => void
  forget: () => void
}

const KEY = 'phone_ballot'
const RETRY_MS = { least: 1_500, spread: 2_000 }

/**
 * Keeps an answer on the phone until the server has it, even if the connection is lost or the page closed. The server
 * counts only a seat's last answer, so resending after a lost response does not count twice.
 */
export function keepBallot(room: string, send: (key: string, wire: string) => Promise<unknown>): Keeper {
  const listeners = new Set<() => void>()
  let kept = stored(room)
  const set = (next: KeptBallot | null) => {
    kept = next
    write(KEY, next?.at === 'phone' ? JSON.stringify({ room, key: next.key, value: next.value }) : null)
    for (const listener of listeners) listener()
  }

  const sending = retrying(
    async () => {
      const ballot = kept
      if (ballot?.at !== 'phone') return
      const outcome = await send(ballot.key, wireOf(ballot.value)).then(
        () => 'sent' as const,
        (error: unknown) => {
          if (!isFinal(error)) throw error
          return 'refused'
        },
      )
      // Otherwise another answer was given meanwhile, which is sent next.
      if (kept === ballot) set(outcome === 'sent' ? { ...ballot, at: 'sent' } : null)
    },
    { delayAfter: () => RETRY_MS.least + Math.random() * RETRY_MS.spread },
  )

  return {
    current: () => kept,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    give(key, value) {
      set({ key, value, at: 'phone' })
      sending.request()
      void sending.run()
    },
    receive({ asked }) {
      if (!kept) return
      if (asked?.key !== kept.key) set(null)
      else if (kept.at === 'phone') void sending.run()
      else if (asked.mine !== null && wireOf(asked.mine) === wireOf(kept.value)) set(null)
    },
    forget() {
      sending.stop()
      set(null)
    },
  }
}

/** True if retrying would be refused as well. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

function stored(room: string): KeptBallot | null {
  try {
    const ballot = JSON.parse(read(KEY) ?? 'null')
    return ballot?.room === room ? { key: ballot.key, value: ballot.value, at: 'phone' } : null
  } catch {
    return null
  }
}
