import { answersIn } from './answers.ts'
import type { Connection, Known } from './connection.ts'
import { courierOf, type Trouble } from './courier.ts'
import type { Database, DetailName } from './database.ts'
import { type Detail, detailsIn, type Given, isPhoto } from './details.ts'
import { afterPause, LONGEST_WAIT_MS, onPageChange, untilStored } from './pacing.ts'
import { isOver, type SendState } from './send-state.ts'
import { stepsIn } from './steps.ts'
import { openStore } from './store.ts'

export interface Snapshot {
  /** By question, including those not sent yet. */
  answers: ReadonlyMap<number, string>
  /**
   * Field contents that are not answers: invalid or refused. Null for a half-typed date, which browsers do not expose.
   */
  drafts: ReadonlyMap<number, string | null>
  details: ReadonlyMap<DetailName, Detail>
  /** The team's position, including steps not sent yet. */
  position: number
  state: SendState
}

export interface Outbox {
  snapshot(): Snapshot
  subscribe(listener: () => void): () => void
  answer(questionId: number, value: string): void
  /** Keeps the content of an invalid field. */
  draft(questionId: number, value: string): void
  /** Marks a field whose content browsers do not expose, such as a half-typed date, for as long as the field lasts. */
  unfinished(questionId: number, is: boolean): void
  /** Keeps the content of a detail's field before it is submitted. */
  note(name: DetailName, given: Given): void
  /** Submits a detail. */
  give(name: DetailName, given: Given): void
  drop(name: DetailName): void
  step(from: number): void
  /** Sends waiting rows now; with `keepalive` the browser finishes after the page is closed. */
  flush(options?: { keepalive?: boolean }): Promise<void>
  /** Merges what the server knows, which counts unless something newer is waiting here. */
  learn(known: Known): void
  /** Resends what the server refused before this page was loaded, if it is valid. */
  tryAgain(fits: (questionId: number, value: string) => boolean): void
  /** What keeps it from sending, if anything. */
  trouble(): Trouble | null
  /** Resolves when everything is in the browser's storage, or cannot be. */
  stored(): Promise<unknown>
  close(): void
}

const DEBOUNCE_MS = 1_000
/** Longer than another tab waits before it sends. */
const OTHER_TAB_MS = LONGEST_WAIT_MS + 3_000

/**
 * Stores facts, then sends them until acknowledged or refused; nothing else handles retries, other tabs or lost
 * connections. Safe to send twice: an answer carries the moment it was given, a step the position it leaves.
 */
export async function openOutbox(uuid: string, connection: Connection, database: Database | null): Promise<Outbox> {
  const listeners = new Set<() => void>()
  const store = await openStore(uuid, database)
  const answers = answersIn(uuid, store, connection)
  const steps = stepsIn(uuid, store, connection)
  const details = detailsIn(uuid, store, connection)
  const unfinished = new Set<number>()
  /** Another laptop may have answered, so the server should be asked. */
  let wantsNews = false
  const courier = courierOf((keepalive) => store.alone('facts', () => sendFacts(keepalive)), onSent)
  const pause = afterPause(courier, DEBOUNCE_MS)
  const carrier = courierOf(() => store.alone('photo', sendPhoto), onPhotoSent)
  let current = derive()
  store.listen(onOtherTab)

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

  /** Another tab changed something. It sends that itself, unless it closes before it can. */
  function onOtherTab() {
    publish()
    if (store.isGone()) return stop()
    if (factsWait() && !courier.trouble() && courier.isIdle()) courier.sendLater(OTHER_TAB_MS)
    if (photoWaits() && !carrier.trouble() && carrier.isIdle()) carrier.sendLater(OTHER_TAB_MS)
  }

  function stop() {
    courier.stop()
    carrier.stop()
  }

  async function flush(options?: { keepalive?: boolean }): Promise<void> {
    if (store.isGone()) return
    await Promise.all([courier.send(options), photoWaits() && carrier.send()])
  }

  /** Sends every row at most once; what is left waits for the next run. */
  async function sendFacts(keepalive: boolean) {
    pause.end()
    await untilStored(store)
    if (await answers.send(keepalive)) wantsNews = true
    await steps.send(keepalive, () => Math.min(...answers.waiting().map(({ at }) => at)))
    await details.send(['name', 'experience', 'relevant', 'states'], keepalive)
    // Asked between two saves, never during one, so that the answer is not older than what was sent.
    if (wantsNews && !keepalive) {
      take(await connection.known())
      wantsNews = false
    }
  }

  /** In parallel with everything else: it may take minutes, and nothing else should wait for it. */
  async function sendPhoto() {
    await untilStored(store)
    await details.send(['photo'], false)
  }

  function onSent(isFailed: boolean) {
    if (isFailed && factsWait()) console.warn('Failed to save answers!')
    // Something was typed during the last save, or a search for invalid answers is under way.
    if (!isFailed && (factsWait() || wantsNews)) courier.sendLater(DEBOUNCE_MS)
    publish()
  }

  function onPhotoSent(isFailed: boolean) {
    if (!isFailed && photoWaits()) carrier.sendLater(DEBOUNCE_MS)
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
  const leavePage = onPageChange({ hidden: () => void flush({ keepalive: true }), back: askForNews })

  return {
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    answer(questionId, value) {
      unfinished.delete(questionId)
      if (answers.give(questionId, value) && !courier.trouble()) pause.begin()
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
    trouble: () => courier.trouble() ?? carrier.trouble(),
    stored: store.stored,
    close() {
      stop()
      leavePage()
      store.close()
    },
  }
}
