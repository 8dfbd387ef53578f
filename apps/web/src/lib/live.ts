import type { Response as Answer, CallName, Input } from '@thrive/contract'
import type { Check } from './shape.ts'

/** Calls of the contract that answer with server-sent events. */
type LiveCall = Extract<CallName, `GET ${string}/live${string}`>

export interface Live<State> {
  /** The last one that came; it stays while the line is down. */
  state: State | null
  /** Ended: the server opens this stream no more, and nobody tries again. */
  link: 'trying' | 'connected' | 'ended'
  /** Why it ended, as the server's code. */
  why: string | null
  /** Milliseconds by which the server's clock is ahead of this one's. */
  ahead: number
}

/** What `useSyncExternalStore` takes. The stream is open as long as somebody listens. */
export interface LiveSource<State> {
  subscribe: (listener: () => void) => () => void
  current: () => Live<State>
  /** Opens it anew at once, for a hand that does not want to wait. */
  retry: () => void
}

const RETRY_MS = { least: 500, spread: 3_500 }
/** A page that nobody saw for so long may hold a connection that died in its sleep. */
const ASLEEP_MS = 20_000

/**
 * What a stream of the contract says, and how the line is. A browser comes back by itself after a lost connection; it
 * gives up after any answer that is no stream, so then the reason is asked for, and it is opened again unless the server
 * says that there is nothing to hear.
 */
export function listenTo<Name extends LiveCall>(
  name: Name,
  input: Input<Name>,
  check: Check<Answer<Name>>,
): LiveSource<Answer<Name>> {
  type State = Answer<Name>
  const fields = input as Record<string, unknown>
  const url = name.slice('GET '.length).replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(fields[key])))
  const listeners = new Set<() => void>()
  let live: Live<State> = { state: null, link: 'trying', why: null, ahead: 0 }
  let least: number | null = null
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let hiddenAt = 0

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
      if (opened.readyState === EventSource.CLOSED) void askWhy(opened)
    }
  }

  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = null
  }

  const take = (data: string, sentAt: number) => {
    const state = parsed(data)
    if (!check(state) || (live.state && state.number < live.state.number)) return
    // The message that travelled fastest tells most about the clocks.
    if (sentAt > 0) least = Math.min(least ?? Number.POSITIVE_INFINITY, Date.now() - sentAt)
    set({ state, link: 'connected', ahead: -(least ?? 0) })
  }

  const askWhy = async (refused: EventSource) => {
    const why = await refusalAt(url)
    if (source !== refused) return
    if (why) set({ link: 'ended', why })
    else timer = setTimeout(open, RETRY_MS.least + Math.random() * RETRY_MS.spread)
  }

  const retry = () => {
    if (listeners.size > 0 && live.link !== 'ended') open()
  }
  const onLine = () => (navigator.onLine ? retry() : set({ link: 'trying' }))
  const onSight = () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now()
    else if (Date.now() - hiddenAt > ASLEEP_MS) retry()
  }

  return {
    current: () => live,
    retry,
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) {
        addEventListener('online', onLine)
        addEventListener('offline', onLine)
        document.addEventListener('visibilitychange', onSight)
        retry()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        removeEventListener('online', onLine)
        removeEventListener('offline', onLine)
        document.removeEventListener('visibilitychange', onSight)
        close()
      }
    },
  }
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}

const FINAL = [401, 403, 404, 409]

/** The server's code, if it says for good that there is no such stream. An event source does not tell. */
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
