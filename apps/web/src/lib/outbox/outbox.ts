import { messages } from '@thrive/content/messages'
import { isStatus } from '../api.ts'
import { answersIn } from './answers.ts'
import { type Connection, isConnectionDown, type Known, retryDelay, SHORTEST_MS } from './connection.ts'
import type { Database } from './database.ts'
import { stepsIn } from './steps.ts'
import { openStore } from './store.ts'

/**
 * Where the team's work is: with the server, on its way, kept here for lack of a connection, in trouble, or in part not
 * something that the server takes.
 */
export type SendState = 'saved' | 'saving' | 'offline' | 'error' | 'unsaved' | 'closed'

export interface Snapshot {
  /** By question, those that are not sent yet included. */
  answers: ReadonlyMap<number, string>
  /** What stands in a field and is no answer: it does not fit, or the server refused it. Null for half a date, which the browser does not tell. */
  drafts: ReadonlyMap<number, string | null>
  /** Where the team is, the steps not yet sent included. */
  position: number
  state: SendState
}

export interface Outbox {
  snapshot(): Snapshot
  subscribe(listener: () => void): () => void
  answer(questionId: number, value: string): void
  /** Keeps what stands in a field and does not fit. */
  draft(questionId: number, value: string): void
  /** Something stands in a field that the browser does not tell, such as half a date; it lives as long as the field. */
  unfinished(questionId: number, is: boolean): void
  step(from: number): void
  /** Sends what waits now rather than in a moment; the browser may be asked to finish it after the page is gone. */
  flush(options?: { keepalive?: boolean }): Promise<void>
  /** What the server knows, whenever it is heard. It counts wherever nothing newer waits here. */
  learn(known: Known): void
  /** Sends what the server refused in an earlier life of this page, where it fits. */
  tryAgain(fits: (questionId: number, value: string) => boolean): void
  close(): void
}

const DEBOUNCE_MS = 1_000
/** A timer writes every second, and someone may type without a pause: then this is the longest wait. */
const LONGEST_WAIT_MS = 5_000
/** Longer than another tab waits with what it holds. */
const OTHER_TAB_MS = LONGEST_WAIT_MS + 3_000
const STORAGE_PATIENCE_MS = 2_000

/**
 * Facts that must reach the server. Each is safe to send twice: an answer carries the moment it was given, a step the
 * position it leaves. So everything is stored here first, sent until it is acknowledged or refused, and nothing else in
 * the app knows about retries, other tabs or a connection that is down.
 */
export async function openOutbox(uuid: string, connection: Connection, database: Database | null): Promise<Outbox> {
  const listeners = new Set<() => void>()
  const store = await openStore(uuid, database)
  const answers = answersIn(uuid, store, connection)
  const steps = stepsIn(uuid, store, connection)
  const unfinished = new Set<number>()
  let trouble: 'connection' | 'server' | 'closed' | null = null
  let failures = 0
  /** Before this moment nothing that failed is sent again. */
  let notBefore = 0
  let timer: ReturnType<typeof setTimeout> | null = null
  let sending: Promise<void> | null = null
  let firstChange: number | null = null
  /** Another laptop may have answered: the server is to be asked. */
  let wantsNews = false
  let current = derive()
  store.listen(heard)

  function derive(): Snapshot {
    const drafts = new Map<number, string | null>(answers.drafts())
    for (const id of unfinished) drafts.set(id, null)
    return { answers: answers.given(), drafts, position: steps.position(), state: stateNow(drafts.size > 0) }
  }

  function isWaiting() {
    return store.any(({ state }) => state === 'waiting')
  }

  function stateNow(hasDrafts: boolean): SendState {
    if (trouble === 'closed') return 'closed'
    if (isWaiting() && trouble) return trouble === 'connection' && store.durable() ? 'offline' : 'error'
    // A draft that an answer has overtaken is nothing to worry about.
    if (hasDrafts || store.any(({ kind, state }) => kind !== 'draft' && state === 'refused')) return 'unsaved'
    return isWaiting() ? 'saving' : 'saved'
  }

  function publish() {
    current = derive()
    for (const listener of listeners) listener()
  }

  /** Another tab changed something. It sends that itself, unless it is gone before it can. */
  function heard() {
    publish()
    if (isWaiting() && !trouble && !timer && !sending) later(OTHER_TAB_MS)
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
    if (!sending && Date.now() < notBefore) return later(notBefore - Date.now())
    sending ??= store
      .alone(() => sendAll(keepalive))
      .then(settled, failed)
      .finally(() => {
        sending = null
        publish()
      })
    await sending
  }

  /** Every row at most once: what is left then waits for the next time. */
  async function sendAll(keepalive: boolean) {
    // Stored first; but a browser whose storage does not answer must not keep the server waiting.
    await Promise.race([store.stored(), new Promise((resolve) => setTimeout(resolve, STORAGE_PATIENCE_MS))])
    if (await answers.send(keepalive)) wantsNews = true
    await steps.send(keepalive, () => Math.min(...answers.waiting().map(({ at }) => at)))
    // Asked between two saves, never beside one: what is heard then is not older than what was sent.
    if (wantsNews && !keepalive) {
      take(await connection.known())
      wantsNews = false
    }
  }

  function settled() {
    trouble = null
    failures = 0
    // What was typed while the last answer was on its way, or is looked through for what does not fit.
    if (isWaiting() || wantsNews) later(DEBOUNCE_MS)
  }

  function failed(error: unknown) {
    if (isWaiting()) console.warn(messages.saveFailed)
    if (isStatus(error, 401)) trouble = 'closed'
    else {
      trouble = isConnectionDown(error) ? 'connection' : 'server'
      notBefore = Date.now() + SHORTEST_MS
      later(retryDelay(failures++, error))
    }
  }

  function take({ position, answers: known }: Known) {
    steps.reach(position)
    answers.learn(known)
  }

  const askForNews = () => {
    wantsNews = true
    void flush()
  }
  const onVisibility = () => (document.visibilityState === 'hidden' ? void flush({ keepalive: true }) : askForNews())
  addEventListener('online', askForNews)
  document.addEventListener('visibilitychange', onVisibility)

  return {
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    answer(questionId, value) {
      unfinished.delete(questionId)
      if (answers.give(questionId, value) && !trouble) afterChange()
      publish()
    },
    draft(questionId, value) {
      unfinished.delete(questionId)
      answers.draft(questionId, value)
      publish()
    },
    unfinished(questionId, is) {
      if (is === unfinished.has(questionId)) return
      if (is) unfinished.add(questionId)
      else unfinished.delete(questionId)
      publish()
    },
    step(from) {
      steps.take(from)
      publish()
      void flush()
    },
    flush,
    learn(known) {
      take(known)
      trouble = null
      publish()
      if (isWaiting()) void flush()
    },
    tryAgain(fits) {
      answers.tryAgain(fits)
      steps.tryAgain()
      publish()
    },
    close() {
      cancel()
      removeEventListener('online', askForNews)
      document.removeEventListener('visibilitychange', onVisibility)
      store.close()
    },
  }
}
