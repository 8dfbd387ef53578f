import { isMoved, isStatus } from '../api.ts'
import { isConnectionDown, retryDelay, SHORTEST_MS } from './connection.ts'
import { isOver } from './send-state.ts'

/**
 * What keeps a courier from delivering: no connection, a server in trouble, a session that was completed long ago and is
 * now read-only, one that has a new uuid, or one that is gone. The last three are permanent, so trying again is useless.
 */
export type Trouble = 'connection' | 'server' | 'completed' | 'moved' | 'closed'

export interface Courier {
  trouble(): Trouble | null
  /** Neither running nor about to run. */
  isAtRest(): boolean
  /** Sets out now; the browser may be asked to finish the errand after the page is closed. */
  go(options?: { keepalive?: boolean }): Promise<void>
  /** Sets out at this time, instead of the planned one. */
  later(delay: number): void
  /** The obstacle may be gone. */
  clear(): void
  stop(): void
}

/** Runs one errand at a time, and repeats it ever more slowly while it fails. `back` is called after each run. */
export function courierOf(errand: (keepalive: boolean) => Promise<unknown>, back: (failed: boolean) => void): Courier {
  let trouble: Trouble | null = null
  let failures = 0
  /** No failed errand is repeated before this moment. */
  let notBefore = 0
  let timer: ReturnType<typeof setTimeout> | null = null
  let underWay: Promise<void> | null = null

  function cancel() {
    if (timer) clearTimeout(timer)
    timer = null
  }

  function later(delay: number) {
    cancel()
    timer = setTimeout(() => void go(), delay)
  }

  function succeeded() {
    trouble = null
    failures = 0
    underWay = null
    back(false)
  }

  function failed(error: unknown) {
    underWay = null
    notBefore = Date.now() + SHORTEST_MS
    if (isStatus(error, 401)) trouble = isMoved(error) ? 'moved' : 'closed'
    else if (isStatus(error, 409)) trouble = 'completed'
    else {
      trouble = isConnectionDown(error) ? 'connection' : 'server'
      later(retryDelay(failures++, error))
    }
    back(true)
  }

  async function go({ keepalive = false } = {}): Promise<void> {
    cancel()
    if (isOver(trouble)) return
    if (!underWay && Date.now() < notBefore) return later(notBefore - Date.now())
    underWay ??= errand(keepalive).then(succeeded, failed)
    await underWay
  }

  return {
    trouble: () => trouble,
    isAtRest: () => timer === null && underWay === null,
    go,
    later,
    clear() {
      trouble = null
    },
    stop: cancel,
  }
}
