import { type Database, type Kind, ofSession, type Row, type RowId } from './database.ts'

/** The rows of one session, in memory and in IndexedDB, shared with other tabs of the same session. */
export interface Store<Id extends RowId = number> {
  get(kind: Kind, id: Id): Row<Id> | undefined
  /** Returns the rows of a kind, ordered by id. */
  all(kind: Kind): Row<Id>[]
  any(test: (row: Row<Id>) => boolean): boolean
  hold(row: Row<Id>): void
  /** Merges a row of the server, unless a later one is waiting here to be sent. */
  learn(row: Row<Id>): void
  remove(row: Row<Id>): void
  /** Resolves when everything is in the browser's storage, or cannot be. */
  stored(): Promise<unknown>
  /** True if everything would survive closing the tab. */
  durable(): boolean
  /** Calls back when another tab changed something, or when the storage fails. */
  listen(listener: () => void): void
  /** True if this browser has dropped the session, here or in another tab. */
  isGone(): boolean
  /** Runs the work while no other tab of this session does the same. */
  alone<T>(what: string, work: () => Promise<T>): Promise<T>
  close(): void
}

/** What is not in IndexedDB yet: a deletion, a new row, or one after the other. */
interface Unwritten<Id extends RowId> {
  gone?: Row<Id> | undefined
  row?: Row<Id>
  learned?: boolean
}

const keyOf = ({ kind, id }: { kind: Kind; id: RowId }) => `${kind} ${id}`

type Fact = Pick<Row, 'at' | 'state' | 'value'>

/** True if the row replaces the existing one. */
function replaces(row: Fact, present: Fact | undefined, learned = false): boolean {
  if (!present || row.at > present.at) return true
  // If a laptop's clock is ahead, the server may have given the answer an earlier moment.
  if (present.state === 'sent' && learned) return true
  return row.at === present.at && (present.state !== 'sent' || row.state === 'sent')
}

const CHANNEL = 'thrive'
const goneMessage = (uuid: string) => `gone ${uuid}`

/** Notifies every tab that this browser has dropped a session. */
export function announceGone(uuid: string) {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(goneMessage(uuid))
  channel.close()
}

export async function openStore<Id extends RowId = number>(
  uuid: string,
  database: Database | null,
): Promise<Store<Id>> {
  const rows = new Map<string, Row<Id>>()
  const unwritten = new Map<string, Unwritten<Id>>()
  const channel = new BroadcastChannel(CHANNEL)
  let onChange = () => {}
  let durable = database !== null
  let closed = false
  let gone = false
  let writes: Promise<unknown> = Promise.resolve()

  function note(key: string, change: Unwritten<Id>) {
    if (!database || gone) return
    unwritten.set(key, { gone: unwritten.get(key)?.gone, ...change })
    writes = writes.then(() => write(database))
  }

  /** What the storage refused is still in memory, and is written as soon as the storage works again. */
  async function write(db: Database) {
    if (unwritten.size === 0) return
    const taken = [...unwritten]
    const small = taken.filter(([, { row }]) => !row?.blob)
    try {
      // All of it or none, so that a tab that is closed now has not moved on without the photo it was to send.
      await commit(db, taken)
      durable = true
    } catch {
      durable = false
      // A picture may be too large for the remaining space, which must not keep an answer out.
      if (small.length < taken.length) await commit(db, small).catch(() => {})
      onChange()
    }
    if (!closed) channel.postMessage(uuid)
  }

  async function commit(db: Database, taken: [string, Unwritten<Id>][]) {
    if (taken.length === 0) return
    const transaction = db.transaction('rows', 'readwrite')
    const keyIn = ({ kind, id }: Row<Id>): [string, Kind, number] => [uuid, kind, id as number]
    const stored = (row: Row<Id>) => transaction.store.get(keyIn(row))
    for (const [, { gone, row, learned }] of taken) {
      if (gone && replaces(gone, await stored(gone))) await transaction.store.delete(keyIn(gone))
      if (row && replaces(row, await stored(row), learned)) await transaction.store.put(row as Row)
    }
    await transaction.done
    for (const [key, entry] of taken) if (unwritten.get(key) === entry) unwritten.delete(key)
  }

  /** Merges what another tab, or this one before a reload, has stored. */
  async function merge() {
    await writes
    if (!database) return
    // Rows that change during this read are newer than its result, and stay.
    const before = new Set(rows.values())
    const stored = (await database.getAll('rows', ofSession(uuid))) as Row<RowId>[] as Row<Id>[]
    const keys = new Set(stored.map(keyOf))
    for (const [key, row] of rows) if (before.has(row) && !keys.has(key) && !unwritten.has(key)) rows.delete(key)
    for (const row of stored)
      if (!unwritten.has(keyOf(row)) && replaces(row, rows.get(keyOf(row)))) rows.set(keyOf(row), row)
  }

  /** Stops writing, or dropped rows would come back. */
  function stopWriting() {
    gone = true
    unwritten.clear()
    onChange()
  }

  channel.onmessage = async ({ data }) => {
    if (data === goneMessage(uuid)) return stopWriting()
    if (data !== uuid) return
    await merge().catch(() => {})
    onChange()
  }
  await merge().catch(() => {
    durable = false
  })

  return {
    get: (kind, id) => rows.get(keyOf({ kind, id })),
    all: (kind) =>
      [...rows.values()].filter((row) => row.kind === kind).sort((one, other) => (one.id < other.id ? -1 : 1)),
    any: (test) => [...rows.values()].some(test),
    hold(row) {
      rows.set(keyOf(row), row)
      note(keyOf(row), { row })
    },
    learn(row) {
      const present = rows.get(keyOf(row))
      if (!replaces(row, present, true) || isSame(row, present)) return
      rows.set(keyOf(row), row)
      note(keyOf(row), { row, learned: true })
    },
    remove(row) {
      if (rows.delete(keyOf(row))) note(keyOf(row), { gone: row })
    },
    stored: () => writes,
    durable: () => durable,
    listen(listener) {
      onChange = listener
    },
    isGone: () => gone,
    alone: (what, work) => (navigator.locks ? navigator.locks.request(`thrive:${uuid}:${what}`, work) : work()),
    close() {
      closed = true
      channel.close()
    },
  }
}

const isSame = (row: Fact, present: Fact | undefined) =>
  present?.value === row.value && present.at === row.at && present.state === row.state
