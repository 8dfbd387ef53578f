import { messages } from '@thrive/content/messages'
import { isStatus } from '../api.ts'
import { nextMoment } from '../clock.ts'
import type { Database, HeldAnswer } from './database.ts'
import { type Line, lineDown, retryDelay } from './line.ts'
import { openShelf, type Shelf } from './shelf.ts'

/** Where the team's work is: with the server, on its way, kept here for lack of a line, or in trouble. */
export type SendState = 'saved' | 'saving' | 'offline' | 'error' | 'closed'

export interface Snapshot {
  answers: ReadonlyMap<number, string>
  /** Where the team is, the steps not yet sent included. */
  position: number
  state: SendState
}

export interface Outbox {
  snapshot(): Snapshot
  subscribe(listener: () => void): () => void
  answer(questionId: number, value: string): void
  step(from: number): void
  /** Sends what waits now rather than in a moment; the browser may be asked to finish it after the page is gone. */
  flush(options?: { keepalive?: boolean }): Promise<void>
  /** What the server knows. It counts wherever nothing newer waits here. */
  reconcile(position: number, answers: { question_id: number; value: string }[]): void
  close(): void
}

const DEBOUNCE_MS = 1_000
/** A timer writes every second, and someone may type without a pause: then this is the longest wait. */
const LONGEST_WAIT_MS = 5_000
/** Longer than another tab waits with what it holds. */
const OTHER_TAB_MS = LONGEST_WAIT_MS + 3_000
const STORAGE_PATIENCE_MS = 2_000

/**
 * Answers and steps that must reach the server. Each is a fact that is safe to send twice: an answer carries the moment
 * it was given, a step the position it leaves. So everything is stored here first, sent until it is acknowledged, and
 * nothing else in the app knows about retries, other tabs or a line that is down.
 */
export async function openOutbox(uuid: string, line: Line, database: Database | null): Promise<Outbox> {
  const listeners = new Set<() => void>()
  const shelf: Shelf = await openShelf(uuid, database, heard)
  let trouble: 'line' | 'server' | 'closed' | null = null
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | null = null
  let sending: Promise<void> | null = null
  let firstChange: number | null = null
  let current = derive()

  function derive(): Snapshot {
    const answers = new Map([...shelf.answers].map(([id, { value }]) => [id, value]))
    return {
      answers,
      position: Math.max(shelf.position(), ...[...shelf.steps].map((from) => from + 1)),
      state: stateNow(),
    }
  }

  function stateNow(): SendState {
    if (trouble === 'closed') return 'closed'
    if (shelf.waiting().length === 0 && shelf.steps.size === 0) return 'saved'
    if (!trouble) return 'saving'
    return trouble === 'line' && shelf.durable() ? 'offline' : 'error'
  }

  function publish() {
    current = derive()
    for (const listener of listeners) listener()
  }

  /** Another tab changed something. It sends that itself, unless it is gone before it can. */
  function heard() {
    publish()
    if (current.state === 'saving' && !timer && !sending) later(OTHER_TAB_MS)
  }

  function cancel() {
    if (timer) clearTimeout(timer)
    timer = null
  }

  function later(delay: number) {
    cancel()
    timer = setTimeout(() => void flush(), delay)
  }

  function afterChange() {
    firstChange ??= Date.now()
    later(Math.max(0, Math.min(DEBOUNCE_MS, firstChange + LONGEST_WAIT_MS - Date.now())))
  }

  async function flush({ keepalive = false } = {}): Promise<void> {
    cancel()
    firstChange = null
    if (trouble === 'closed') return
    sending ??= shelf
      .alone(() => sendAll(keepalive))
      .then(settled, failed)
      .finally(() => {
        sending = null
        publish()
      })
    await sending
  }

  async function sendAll(keepalive: boolean) {
    // Stored first; but a browser whose storage does not answer must not keep the server waiting.
    await Promise.race([shelf.stored(), new Promise((resolve) => setTimeout(resolve, STORAGE_PATIENCE_MS))])
    for (let waiting = shelf.waiting(); waiting.length > 0; waiting = shelf.waiting()) {
      const held = [...shelf.answers.values()]
      await line.save(held, keepalive)
      shelf.acknowledge(held)
    }
    while (shelf.steps.size > 0) {
      shelf.reach(await line.step(Math.min(...shelf.steps), keepalive))
    }
  }

  function settled() {
    trouble = null
    failures = 0
    // What was typed while the last answer was on its way.
    if (shelf.waiting().length > 0 || shelf.steps.size > 0) later(DEBOUNCE_MS)
  }

  function failed(error: unknown) {
    console.warn(messages.saveFailed)
    if (isStatus(error, 401)) trouble = 'closed'
    else {
      trouble = lineDown(error) ? 'line' : 'server'
      later(retryDelay(failures++, error))
    }
  }

  const onOnline = () => void flush()
  const onVisibility = () => void flush({ keepalive: document.visibilityState === 'hidden' })
  addEventListener('online', onOnline)
  document.addEventListener('visibilitychange', onVisibility)

  return {
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    answer(questionId, value) {
      const before = shelf.answers.get(questionId)
      if (before?.value === value) return
      const row: HeldAnswer = { uuid, questionId, value, at: nextMoment(before?.at), sent: false }
      shelf.hold(row)
      if (!trouble) afterChange()
      publish()
    },
    step(from) {
      shelf.addStep(from)
      publish()
      void flush()
    },
    flush,
    reconcile(position, answers) {
      shelf.reach(position)
      for (const { question_id, value } of answers) shelf.learn(question_id, value)
      trouble = null
      publish()
      if (stateNow() !== 'saved') void flush()
    },
    close() {
      cancel()
      removeEventListener('online', onOnline)
      document.removeEventListener('visibilitychange', onVisibility)
      shelf.close()
    },
  }
}
