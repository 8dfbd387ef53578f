import type { TimerState, Workshop } from '@thrive/domain'
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'

/**
 * An answer, a draft (a field's content that is not an answer), a Next step, the server's last position, a detail that
 * the team gives about itself (its name, opinions, photo, what became of its previous actions), or what a look-back
 * shows. In the studio: a change of a place.
 */
export type Kind = 'answer' | 'draft' | 'step' | 'position' | 'detail' | 'shown' | 'change'

/**
 * What a team enters about itself: on the results pages, and about its previous actions. The index here is the number
 * of its row.
 */
export const DETAILS = ['name', 'experience', 'relevant', 'photo', 'states'] as const
export type DetailName = (typeof DETAILS)[number]

/** A fact about a session. It is kept until the server has it, and some kinds as long as the session. */
export interface Row<Id extends RowId = number> {
  uuid: string
  kind: Kind
  /**
   * Identifies it within its kind: the question, the position that a step leaves, the number of a detail, or a place
   * and its language.
   */
  id: Id
  value: string
  /** The photo. */
  blob?: Blob
  /** When it was given; the later of two rows counts. */
  at: number
  /** Not to be sent (yet), to be sent, acknowledged by the server, or refused by it. */
  state: 'noted' | 'waiting' | 'sent' | 'refused'
  /** The server's code for the refusal. */
  why?: string
  /** Of a change: the number and the value of the place that it was made on. */
  base?: number
  from?: string
}

/** Rows of a session have numbers, those of the studio places. */
export type RowId = number | string

/** The content a session is pinned to never changes, so a copy is as good as the server's. */
export interface KnownWorkshop {
  uuid: string
  workshop: Workshop
  /** When this browser first saw the session completed. */
  completedAt?: number
}

interface Schema extends DBSchema {
  workshops: { key: string; value: KnownWorkshop }
  rows: { key: [string, Kind, number]; value: Row }
  timers: { key: [string, number]; value: { uuid: string; page: number; state: TimerState } }
}

export type Database = IDBPDatabase<Schema>

export const openDatabase = (name = 'thrive'): Promise<Database> =>
  new Promise((resolve, reject) => {
    const opening = openDB<Schema>(name, 2, {
      async upgrade(database, from, _, transaction) {
        database.createObjectStore('rows', { keyPath: ['uuid', 'kind', 'id'] })
        if (from === 1) return moveFirstEdition(database as never, transaction as never)
        database.createObjectStore('workshops', { keyPath: 'uuid' })
        database.createObjectStore('timers', { keyPath: ['uuid', 'page'] })
      },
      // A tab of an older release blocks the upgrade; this tab continues without storage, and its sign shows it.
      blocked: () => reject(new Error('blocked')),
      blocking: () => void opening.then((database) => database.close()),
    })
    opening.then(resolve, reject)
  })

export const ofSession = (uuid: string) => IDBKeyRange.bound([uuid], [uuid, []])

interface FirstEdition extends DBSchema {
  positions: { key: string; value: { uuid: string; position: number } }
  answers: { key: string; value: { uuid: string; questionId: number; value: string; at: number; sent: boolean } }
  steps: { key: string; value: { uuid: string; from: number } }
  rows: Schema['rows']
}
type FirstStores = ('positions' | 'answers' | 'steps' | 'rows')[]

/** A team may open a new release with work that the old one could not send. */
async function moveFirstEdition(
  database: IDBPDatabase<FirstEdition>,
  transaction: IDBPTransaction<FirstEdition, FirstStores, 'versionchange'>,
) {
  const rows = transaction.objectStore('rows')
  for (const { uuid, questionId, value, at, sent } of await transaction.objectStore('answers').getAll())
    await rows.put({ uuid, kind: 'answer', id: questionId, value, at, state: sent ? 'sent' : 'waiting' })
  for (const { uuid, from } of await transaction.objectStore('steps').getAll())
    await rows.put({ uuid, kind: 'step', id: from, value: '', at: Date.now(), state: 'waiting' })
  for (const { uuid, position } of await transaction.objectStore('positions').getAll())
    await rows.put({ uuid, kind: 'position', id: 0, value: '', at: position, state: 'sent' })
  for (const store of ['answers', 'steps', 'positions'] as const) database.deleteObjectStore(store)
}
