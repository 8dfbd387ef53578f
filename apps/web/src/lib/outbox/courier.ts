import { isCode, isMoved, isStatus } from '../api.ts'
import { retrying } from '../retrying.ts'
import { isConnectionDown, retryDelay, SHORTEST_MS } from './connection.ts'
import { isOver } from './send-state.ts'

/**
 * What keeps a courier from delivering: no connection, a server in trouble, a session that was completed long ago and
 * is now read-only, one that has a new uuid, or one that is gone. The last three are permanent, so retrying is useless.
 */
export type Trouble = 'connection' | 'server' | 'completed' | 'moved' | 'closed'

export interface Courier {
  trouble(): Trouble | null
  /** True if nothing is being sent or about to be. */
  isIdle(): boolean
  /** Sends now; with `keepalive` the browser finishes after the page is closed. */
  send(options?: { keepalive?: boolean }): Promise<void>
  /** Sends after this delay, instead of the planned one. */
  sendLater(delay: number): void
  /** Resets the trouble, because its cause may be gone. */
  clear(): void
  stop(): void
}

const troubleIn = (error: unknown): Trouble => {
  if (isCode(error, 'no-look-back')) return 'closed'
  if (isStatus(error, 401)) return isMoved(error) ? 'moved' : 'closed'
  if (isStatus(error, 409)) return 'completed'
  return isConnectionDown(error) ? 'connection' : 'server'
}

/** Sends one thing at a time, and retries ever more slowly while it fails. `onDone` is called after each run. */
export function courierOf(
  deliver: (keepalive: boolean) => Promise<unknown>,
  onDone: (isFailed: boolean) => void,
): Courier {
  let trouble: Trouble | null = null
  /** No retry before this moment. */
  let notBefore = 0

  const loop = retrying(deliver, {
    delayAfter(error, failures) {
      notBefore = Date.now() + SHORTEST_MS
      trouble = troubleIn(error)
      return trouble === 'connection' || trouble === 'server' ? retryDelay(failures, error) : null
    },
    onDone(isFailed) {
      if (!isFailed) trouble = null
      onDone(isFailed)
    },
  })
  const sendLater = (delay: number) => {
    if (!isOver(trouble)) loop.runLater(Math.max(delay, notBefore - Date.now()))
  }

  return {
    trouble: () => trouble,
    isIdle: loop.isIdle,
    async send({ keepalive = false } = {}) {
      loop.stop()
      if (isOver(trouble)) return
      if (loop.isIdle() && Date.now() < notBefore) return sendLater(0)
      await loop.run(keepalive)
    },
    sendLater,
    clear() {
      trouble = null
    },
    stop: loop.stop,
  }
}
