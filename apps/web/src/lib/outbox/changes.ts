import { ApiError } from '../api.ts'
import { nextMoment } from '../clock.ts'
import { courierOf } from './courier.ts'
import type { Database, Row } from './database.ts'
import { afterPause, LONGEST_WAIT_MS, onPageChange, untilStored } from './pacing.ts'
import { isOver, type SendState } from './send-state.ts'
import { openStore } from './store.ts'

/** A change of one place in one language, which its id names. Its value is JSON. */
export type ChangeRow = Row<string>

/** What a place holds on the server: its value as JSON, and the number of its latest change. */
export interface Present {
  value: string
  number: number
}

export interface ChangesSnapshot {
  /** Changes that the server has not acknowledged, by id. Those it refused say why. */
  changes: ReadonlyMap<string, ChangeRow>
  /** Texts of fields that cannot be read as a value; only this browser has them. */
  texts: ReadonlyMap<string, string>
  state: SendState
  /** When the server last acknowledged something during this visit. */
  savedAt: number | null
}

export interface Changes {
  snapshot(): ChangesSnapshot
  subscribe(listener: () => void): () => void
  /** Changes a place; what the server has already is not sent. */
  change(id: string, value: string, present: Present): void
  /** Keeps what cannot be read as a value. */
  keepText(id: string, text: string): void
  /** Gives up an unacknowledged change. */
  drop(id: string): void
  flush(options?: { keepalive?: boolean }): Promise<void>
  stored(): Promise<unknown>
  close(): void
}

export interface ChangesConnection {
  /** Sends one change; returns the number it got. */
  send(row: ChangeRow, keepalive: boolean): Promise<number>
  /** Called when the server refused one, with its code. */
  onRefused(row: ChangeRow, code: string): void
}

/** An author sees a draft as saved this long after the last key, and the time of the call. */
const PAUSE_MS = 800
/** Longer than another tab waits before it sends. */
const OTHER_TAB_MS = LONGEST_WAIT_MS + 3_000

/** A refusal that sending again would only repeat: another author was faster, or the value does not fit. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 404, 409, 413].includes(error.status)

/** The changes of one draft by one author: stored in this browser, then sent until acknowledged or refused. */
export async function openChanges(name: string, connection: ChangesConnection, database: Database | null) {
  const listeners = new Set<() => void>()
  const store = await openStore<string>(name, database)
  /** The changes under way, by id: their moment. */
  const underWay = new Map<string, number>()
  let savedAt: number | null = null
  const courier = courierOf((keepalive) => store.alone('changes', () => sendAll(keepalive)), onDone)
  const pause = afterPause(courier, PAUSE_MS)
  let current = derive()
  store.listen(onOtherTab)

  function waiting() {
    return store.all('change').filter(({ state }) => state === 'waiting')
  }

  function stateNow(): SendState {
    const trouble = courier.trouble()
    if (isOver(trouble) || store.isGone()) return isOver(trouble) ? trouble : 'closed'
    if (waiting().length > 0 && trouble) return trouble === 'connection' && store.durable() ? 'offline' : 'error'
    if (store.any(({ state }) => state === 'refused')) return 'unsaved'
    return waiting().length > 0 ? 'saving' : 'saved'
  }

  function derive(): ChangesSnapshot {
    return {
      changes: new Map(store.all('change').map((row) => [row.id, row])),
      texts: new Map(store.all('draft').map(({ id, value }) => [id, value])),
      state: stateNow(),
      savedAt,
    }
  }

  function publish() {
    current = derive()
    for (const listener of listeners) listener()
  }

  /** Another tab sends its own changes, unless it closes before it can. */
  function onOtherTab() {
    publish()
    if (waiting().length > 0 && !courier.trouble() && courier.isIdle()) courier.sendLater(OTHER_TAB_MS)
  }

  function dropText(id: string) {
    const text = store.get('draft', id)
    if (text) store.remove(text)
  }

  /** All at once, because a page that closes cannot wait for one after the other. */
  async function sendAll(keepalive: boolean) {
    pause.end()
    await untilStored(store)
    const sent = await Promise.allSettled(waiting().map((row) => sendOne(row, keepalive)))
    const failed = sent.find((outcome) => outcome.status === 'rejected')
    if (failed) throw failed.reason
  }

  async function sendOne(row: ChangeRow, keepalive: boolean) {
    underWay.set(row.id, row.at)
    try {
      settle(row, await connection.send(row, keepalive))
    } catch (error) {
      if (!isFinal(error)) throw error
      const present = store.get('change', row.id)
      if (present) store.hold({ ...present, state: 'refused', why: error.code })
      connection.onRefused(row, error.code)
    } finally {
      underWay.delete(row.id)
    }
  }

  function settle(row: ChangeRow, number: number) {
    savedAt = Date.now()
    const present = store.get('change', row.id)
    if (present?.at === row.at) store.remove(row)
    // It changed while being sent: the newer one is made on the one that was sent.
    else if (present) store.hold({ ...present, base: number, from: row.value })
  }

  function onDone(isFailed: boolean) {
    if (!isFailed && waiting().length > 0) courier.sendLater(PAUSE_MS)
    publish()
  }

  async function flush(options?: { keepalive?: boolean }) {
    if (!store.isGone() && waiting().length > 0) await courier.send(options)
  }

  const leavePage = onPageChange({ hidden: () => void flush({ keepalive: true }), back: () => void flush() })

  const changes: Changes = {
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(id, value, present) {
      dropText(id)
      const before = store.get('change', id)
      // Both wrote here. What is typed now is kept, and sent once the author has chosen.
      if (before?.why === 'changed-meanwhile') {
        store.hold({ ...before, value, at: nextMoment(before.at) })
        return publish()
      }
      const isBack = value === present.value && !underWay.has(id)
      if (isBack && before) store.remove(before)
      if (!isBack && (before?.value !== value || before.state === 'refused')) {
        const at = nextMoment(before?.at)
        const isOnSame = before !== undefined && before.state !== 'refused'
        const [base, from] = isOnSame ? [before.base, before.from] : [present.number, present.value]
        store.hold({
          uuid: name,
          kind: 'change',
          id,
          value,
          at,
          state: 'waiting',
          base: base ?? 0,
          from: from ?? 'null',
        })
        if (!courier.trouble()) pause.begin()
      }
      publish()
    },
    keepText(id, text) {
      const at = nextMoment(store.get('draft', id)?.at)
      store.hold({ uuid: name, kind: 'draft', id, value: text, at, state: 'refused' })
      publish()
    },
    drop(id) {
      dropText(id)
      const row = store.get('change', id)
      if (row) store.remove(row)
      publish()
    },
    flush,
    stored: store.stored,
    close() {
      courier.stop()
      leavePage()
      store.close()
    },
  }
  // What an earlier visit could not send.
  void flush()
  return changes
}
