import { answersIn } from './answers.ts'
import type { Connection, Known } from './connection.ts'
import { courierOf } from './courier.ts'
import type { Database, DetailName } from './database.ts'
import { type Detail, detailsIn, type Given, isPhoto } from './details.ts'
import { isOver, type SendState } from './send-state.ts'
import { stepsIn } from './steps.ts'
import { openStore } from './store.ts'

export interface Snapshot {
  /** By question, including those not sent yet. */
  answers: ReadonlyMap<number, string>
  /** What is in a field but is no answer: it does not fit, or was refused. Null for half a date, which no browser tells. */
  drafts: ReadonlyMap<number, string | null>
  details: ReadonlyMap<DetailName, Detail>
  /** Where the team is, including steps not yet sent. */
  position: number
  state: SendState
}

export interface Outbox {
  snapshot(): Snapshot
  subscribe(listener: () => void): () => void
  answer(questionId: number, value: string): void
  /** Keeps the content of a field that does not fit. */
  draft(questionId: number, value: string): void
  /** A field holds something that the browser does not tell, such as half a date; it lasts as long as the field. */
  unfinished(questionId: number, is: boolean): void
  /** Keeps the content of a detail's field before it is handed in. */
  note(name: DetailName, given: Given): void
  /** Hands a detail in. */
  give(name: DetailName, given: Given): void
  drop(name: DetailName): void
  step(from: number): void
  /** Sends waiting rows now rather than in a moment; the browser may be asked to finish after the page is closed. */
  flush(options?: { keepalive?: boolean }): Promise<void>
  /** Takes in what the server knows. It counts wherever nothing newer waits here. */
  learn(known: Known): void
  /** Sends again what the server refused before this page was loaded, if it fits. */
  tryAgain(fits: (questionId: number, value: string) => boolean): void
  /** Resolves when all of it is in the browser's storage, or cannot be. */
  stored(): Promise<unknown>
  close(): void
}

const DEBOUNCE_MS = 1_000
/** A timer writes every second, and somebody may type without a pause: then this is the longest wait. */
const LONGEST_WAIT_MS = 5_000
/** Longer than another tab waits before it sends. */
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
  const details = detailsIn(uuid, store, connection)
  const unfinished = new Set<number>()
  let firstChange: number | null = null
  /** Another laptop may have answered, so the server should be asked. */
  let wantsNews = false
  const courier = courierOf((keepalive) => store.alone('facts', () => sendFacts(keepalive)), back)
  const carrier = courierOf(() => store.alone('photo', sendPhoto), carrierBack)
  let current = derive()
  store.listen(heard)

  function derive(): Snapshot {
    const drafts = new Map<number, string | null>(answers.drafts())
    for (const id of unfinished) drafts.set(id, null)
    return {
      answers: answers.given(),
      drafts,
      details: details.all(),
      position: steps.position(),
      state: stateNow(drafts.size > 0),
    }
  }

  function factsWait() {
    return store.any((row) => row.state === 'waiting' && !isPhoto(row))
  }
  function photoWaits() {
    return store.any((row) => row.state === 'waiting' && isPhoto(row))
  }

  function stateNow(hasDrafts: boolean): SendState {
    const end = [courier.trouble(), carrier.trouble()].find(isOver)
    if (end || store.isGone()) return end ?? 'closed'
    const trouble = (factsWait() && courier.trouble()) || (photoWaits() && carrier.trouble())
    if (trouble === 'completed') return 'unsaved'
    if (trouble) return trouble === 'connection' && store.durable() ? 'offline' : 'error'
    // A draft older than the answer does not matter.
    if (hasDrafts || store.any(({ kind, state }) => kind !== 'draft' && state === 'refused')) return 'unsaved'
    return factsWait() || photoWaits() ? 'saving' : 'saved'
  }

  function publish() {
    current = derive()
    for (const listener of listeners) listener()
  }

  /** Another tab changed something. It sends that itself, unless it is gone before it can. */
  function heard() {
    publish()
    if (store.isGone()) return stop()
    if (factsWait() && !courier.trouble() && courier.isAtRest()) courier.later(OTHER_TAB_MS)
    if (photoWaits() && !carrier.trouble() && carrier.isAtRest()) carrier.later(OTHER_TAB_MS)
  }

  function stop() {
    courier.stop()
    carrier.stop()
  }

  function afterChange() {
    firstChange ??= Date.now()
    courier.later(Math.max(0, Math.min(DEBOUNCE_MS, firstChange + LONGEST_WAIT_MS - Date.now())))
  }

  async function flush(options?: { keepalive?: boolean }): Promise<void> {
    if (store.isGone()) return
    await Promise.all([courier.go(options), photoWaits() && carrier.go()])
  }

  /** Stored first; but a browser whose storage does not answer must not keep the server waiting. */
  const untilStored = () =>
    Promise.race([store.stored(), new Promise((resolve) => setTimeout(resolve, STORAGE_PATIENCE_MS))])

  /** Sends every row at most once; what is left waits for the next run. */
  async function sendFacts(keepalive: boolean) {
    firstChange = null
    await untilStored()
    if (await answers.send(keepalive)) wantsNews = true
    await steps.send(keepalive, () => Math.min(...answers.waiting().map(({ at }) => at)))
    await details.send(['name', 'experience', 'relevant', 'states'], keepalive)
    // Asked between two saves, never during one, so that the answer is not older than what was sent.
    if (wantsNews && !keepalive) {
      take(await connection.known())
      wantsNews = false
    }
  }

  /** In parallel to everything else: it may take minutes, and nothing else should wait for it. */
  async function sendPhoto() {
    await untilStored()
    await details.send(['photo'], false)
  }

  function back(failed: boolean) {
    if (failed && factsWait()) console.warn('Failed to save answers!')
    // There is something new that was typed during the last save, or a search for misfits is under way.
    if (!failed && (factsWait() || wantsNews)) courier.later(DEBOUNCE_MS)
    publish()
  }

  function carrierBack(failed: boolean) {
    if (!failed && photoWaits()) carrier.later(DEBOUNCE_MS)
    publish()
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
      if (answers.give(questionId, value) && !courier.trouble()) afterChange()
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
    note(name, given) {
      details.note(name, given)
      publish()
    },
    give(name, given) {
      details.give(name, given)
      publish()
      void flush()
    },
    drop(name) {
      details.drop(name)
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
      courier.clear()
      carrier.clear()
      publish()
      if (factsWait() || photoWaits()) void flush()
    },
    tryAgain(fits) {
      answers.tryAgain(fits)
      steps.tryAgain()
      details.tryAgain()
      publish()
    },
    stored: store.stored,
    close() {
      stop()
      removeEventListener('online', askForNews)
      document.removeEventListener('visibilitychange', onVisibility)
      store.close()
    },
  }
}
