import { type Database, type HeldAnswer, ofSession } from './database.ts'

/** What one session holds in this browser, in memory and in IndexedDB, shared with other tabs of the same session. */
export interface Shelf {
  readonly answers: Map<number, HeldAnswer>
  /** Positions left by steps that the server has not acknowledged. */
  readonly steps: Set<number>
  /** Where the server last said the session is. */
  position(): number
  waiting(): HeldAnswer[]
  hold(row: HeldAnswer): void
  /** An answer the server gave; it never replaces one that still waits to be sent. */
  learn(questionId: number, value: string): void
  addStep(from: number): void
  /** The server has reached this position: steps before it are done. */
  reach(position: number): void
  acknowledge(rows: HeldAnswer[]): void
  /** Resolves when all of it is in the browser's storage, or cannot be. */
  stored(): Promise<unknown>
  /** Whether a closed tab would find everything again. */
  durable(): boolean
  /** Runs the work while no other tab of this session sends. */
  alone<T>(work: () => Promise<T>): Promise<T>
  close(): void
}

export async function openShelf(uuid: string, database: Database | null, changed: () => void): Promise<Shelf> {
  const answers = new Map<number, HeldAnswer>()
  const steps = new Set<number>()
  const channel = new BroadcastChannel('thrive')
  let durable = database !== null
  let closed = false
  let position = 1
  let writes: Promise<unknown> = Promise.resolve()

  /** Writes happen in order; other tabs hear of them. */
  function write(work: (database: Database) => Promise<unknown>) {
    if (!database) return
    writes = writes.then(async () => {
      try {
        await work(database)
        if (!durable) await writeWaiting(database)
        durable = true
        if (!closed) channel.postMessage(uuid)
      } catch {
        durable = false
        changed()
      }
    })
  }

  /** Storage that was full takes again: what it refused meanwhile is still here. */
  async function writeWaiting(db: Database) {
    const transaction = db.transaction(['answers', 'steps'], 'readwrite')
    for (const row of waiting()) await transaction.objectStore('answers').put(row)
    for (const from of steps) await transaction.objectStore('steps').put({ uuid, from })
    await transaction.done
  }

  const waiting = () => [...answers.values()].filter(({ sent }) => !sent)

  /** Another tab, or an earlier life of this one, may know more. */
  async function merge() {
    await writes
    if (!database) return
    // A step that is taken while this reads is not among what it reads, and stays.
    const written = durable ? [...steps] : []
    const range = ofSession(uuid)
    const [rows, pending, known] = await Promise.all([
      database.getAll('answers', range),
      database.getAll('steps', range),
      database.get('positions', uuid),
    ])
    position = Math.max(position, known?.position ?? 1)
    for (const row of rows) {
      const mine = answers.get(row.questionId)
      if (!mine || row.at > mine.at || (row.at === mine.at && row.sent)) answers.set(row.questionId, row)
    }
    for (const from of written) steps.delete(from)
    for (const { from } of pending) if (from >= position) steps.add(from)
  }

  function put(row: HeldAnswer) {
    answers.set(row.questionId, row)
    write(async (db) => {
      const transaction = db.transaction('answers', 'readwrite')
      const stored = await transaction.store.get([uuid, row.questionId])
      if (!stored || stored.at <= row.at) await transaction.store.put(row)
      await transaction.done
    })
  }

  channel.onmessage = async ({ data }) => {
    if (data !== uuid) return
    await merge().catch(() => {})
    changed()
  }
  await merge().catch(() => {
    durable = false
  })

  return {
    answers,
    steps,
    position: () => position,
    waiting,
    hold: put,
    learn(questionId, value) {
      const mine = answers.get(questionId)
      if (mine && !mine.sent) return
      // Its moment is not known here; zero means that sending it again changes nothing.
      if (mine?.value !== value) answers.set(questionId, { uuid, questionId, value, at: 0, sent: true })
    },
    addStep(from) {
      steps.add(from)
      write((db) => db.put('steps', { uuid, from }))
    },
    reach(reached) {
      // The server never goes back; an answer that was long on its way may be from before.
      position = Math.max(position, reached)
      const done = [...steps].filter((from) => from < reached)
      for (const from of done) steps.delete(from)
      write(async (db) => {
        const transaction = db.transaction(['steps', 'positions'], 'readwrite')
        await transaction.objectStore('positions').put({ uuid, position })
        for (const from of done) await transaction.objectStore('steps').delete([uuid, from])
        await transaction.done
      })
    },
    acknowledge(rows) {
      for (const row of rows) {
        // Changed while it was on its way: the newer one still waits.
        if (answers.get(row.questionId)?.at === row.at && !row.sent) put({ ...row, sent: true })
      }
    },
    stored: () => writes,
    durable: () => durable,
    alone: (work) => (navigator.locks ? navigator.locks.request(`thrive:${uuid}`, work) : work()),
    close() {
      closed = true
      channel.close()
    },
  }
}
