import type { SeatState } from '@thrive/domain'
import { ApiError } from '../../lib/api.ts'
import { read, write } from '../../lib/browser-storage.ts'

export type Given = number | string | string[]

/** What was given, as it is sent: see the ballot of the domain. */
export const wireOf = (value: Given): string => (Array.isArray(value) ? JSON.stringify(value) : String(value))

export interface KeptBallot {
  key: string
  value: Given
  /** Sent: the server has it, and its next word will say so. */
  at: 'phone' | 'sent'
}

export interface Keeper {
  subscribe: (listener: () => void) => () => void
  current: () => KeptBallot | null
  give: (key: string, value: Given) => void
  /** What the room says now: sends what waits, and forgets what the server has or no longer asks. */
  heard: (state: Pick<SeatState, 'asked'>) => void
  forget: () => void
}

const KEY = 'phone_ballot'
const RETRY_MS = { least: 1_500, spread: 2_000 }

/**
 * What a phone gave stays on it until the server has it, through a lost line and a closed page. The server counts the
 * last one of a seat, so one that is sent again after an answer that got lost is not counted twice.
 */
export function keepBallot(room: string, send: (key: string, wire: string) => Promise<unknown>): Keeper {
  const listeners = new Set<() => void>()
  let kept = stored(room)
  let isSending = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const set = (next: KeptBallot | null) => {
    kept = next
    write(KEY, next?.at === 'phone' ? JSON.stringify({ room, key: next.key, value: next.value }) : null)
    for (const listener of listeners) listener()
  }

  const flush = async () => {
    clearTimeout(timer)
    const ballot = kept
    if (isSending || ballot?.at !== 'phone') return
    isSending = true
    const outcome = await send(ballot.key, wireOf(ballot.value)).then(
      () => 'sent' as const,
      (error: unknown) => (isFinal(error) ? 'refused' : 'failed'),
    )
    isSending = false
    // Another one was given meanwhile.
    if (kept !== ballot) return void flush()
    if (outcome === 'sent') set({ ...ballot, at: 'sent' })
    else if (outcome === 'refused') set(null)
    else timer = setTimeout(flush, RETRY_MS.least + Math.random() * RETRY_MS.spread)
  }

  return {
    current: () => kept,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    give(key, value) {
      set({ key, value, at: 'phone' })
      void flush()
    },
    heard({ asked }) {
      if (!kept) return
      if (asked?.key !== kept.key) set(null)
      else if (kept.at === 'phone') void flush()
      else if (asked.mine !== null && wireOf(asked.mine) === wireOf(kept.value)) set(null)
    },
    forget() {
      clearTimeout(timer)
      set(null)
    },
  }
}

/** Another try would be refused as well. */
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
