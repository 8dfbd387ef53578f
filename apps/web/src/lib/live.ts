import type { Response as Answer, CallName, Input } from '@thrive/contract'
import { pathOf, withQuery } from './api.ts'
import type { Check } from './shape.ts'

/** Calls of the contract that answer with server-sent events. */
type LiveCall = Extract<CallName, `GET ${string}/live${string}`>

export interface Live<State> {
  /** The last state received; it stays while the connection is down. */
  state: State | null
  /** 'ended' if the server no longer offers this stream, so there are no retries. */
  link: 'trying' | 'connected' | 'ended'
  /** The server's code for why it ended. */
  why: string | null
  /** Milliseconds by which the server's clock is ahead of this one. */
  ahead: number
}

/** For `useSyncExternalStore`. The stream is open while there are subscribers. */
export interface LiveSource<State> {
  subscribe: (listener: () => void) => () => void
  current: () => Live<State>
  /** Reopens the stream at once, for a user who does not want to wait. */
  retry: () => void
}

const RETRY_MS = { least: 500, spread: 3_500 }
/** A page hidden for this long may hold a connection that died meanwhile. */
const ASLEEP_MS = 20_000
/** How often this computer's clock is checked, and the adjustment that goes unnoticed. */
const CLOCK_MS = { check: 5_000, tolerance: 500 }
/** Changes when the clock is set, and when the computer wakes up. */
const clockBase = () => Date.now() - performance.now()

/**
 * Subscribes to a stream of the contract. Browsers reconnect after a lost connection, but give up after any answer that
 * is not a stream: then the reason is fetched, and the stream reopened unless the server has ended it.
 */
export function listenTo<Name extends LiveCall>(
  name: Name,
  input: Input<Name>,
  check: Check<Answer<Name>>,
): LiveSource<Answer<Name>> {
  type State = Answer<Name>
  const { path, rest } = pathOf(name.slice('GET '.length), input as object)
  const url = withQuery(path, rest)
  const listeners = new Set<() => void>()
  let live: Live<State> = { state: null, link: 'trying', why: null, ahead: 0 }
  let least: number | null = null
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let hiddenAt = 0
  let base = clockBase()
  let clockCheck: ReturnType<typeof setInterval> | undefined

  const set = (change: Partial<Live<State>>) => {
    live = { ...live, ...change }
    for (const listener of listeners) listener()
  }

  const open = () => {
    close()
    const opened = new EventSource(url)
    source = opened
    opened.onopen = () => set({ link: 'connected' })
    opened.onmessage = ({ data, lastEventId }) => take(data, Number(lastEventId))
    opened.onerror = () => {
      set({ link: 'trying' })
      if (opened.readyState === EventSource.CLOSED) void fetchReason(opened)
    }
  }

  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = null
  }

  const take = (data: string, sentAt: number) => {
    const state = parseState(data)
    if (!check(state) || (live.state && state.number < live.state.number)) return
    // The fastest message gives the best estimate of the clock difference.
    if (sentAt > 0) least = Math.min(least ?? Number.POSITIVE_INFINITY, Date.now() - sentAt)
    set({ state, link: 'connected', ahead: -(least ?? 0) })
  }

  const fetchReason = async (refused: EventSource) => {
    const why = await refusalAt(url)
    if (source !== refused) return
    if (why) set({ link: 'ended', why })
    else timer = setTimeout(open, RETRY_MS.least + Math.random() * RETRY_MS.spread)
  }

  const retry = () => {
    if (listeners.size > 0 && live.link !== 'ended') open()
  }
  /** Discards the measured difference if the clock jumped; the first state of a new stream measures it again. */
  const checkClock = () => {
    if (Math.abs(clockBase() - base) < CLOCK_MS.tolerance) return
    base = clockBase()
    least = null
    retry()
  }
  const onNetworkChange = () => (navigator.onLine ? retry() : set({ link: 'trying' }))
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now()
    else if (Date.now() - hiddenAt > ASLEEP_MS) retry()
  }

  return {
    current: () => live,
    retry,
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) {
        addEventListener('online', onNetworkChange)
        addEventListener('offline', onNetworkChange)
        document.addEventListener('visibilitychange', onVisibility)
        clockCheck = setInterval(checkClock, CLOCK_MS.check)
        retry()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        removeEventListener('online', onNetworkChange)
        removeEventListener('offline', onNetworkChange)
        document.removeEventListener('visibilitychange', onVisibility)
        clearInterval(clockCheck)
        close()
      }
    },
  }
}

function parseState(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}

const FINAL = [401, 403, 404, 409]

/** Returns the server's code if it permanently refuses the stream, which an event source does not expose. */
async function refusalAt(url: string): Promise<string | null> {
  const aside = new AbortController()
  try {
    const response = await fetch(url, { credentials: 'include', signal: aside.signal })
    if (!FINAL.includes(response.status)) return null
    const { error } = (await response.json()) as { error?: unknown }
    return typeof error === 'string' ? error : null
  } catch {
    return null
  } finally {
    aside.abort()
  }
}
