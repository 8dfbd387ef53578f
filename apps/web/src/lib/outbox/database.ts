import type { TimerState, Workshop } from '@thrive/domain'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** An answer as the team gave it; `at` is the moment, `sent` whether the server has acknowledged it. */
export interface HeldAnswer {
  uuid: string
  questionId: number
  value: string
  at: number
  sent: boolean
}

/** A Next step the server has not acknowledged yet. Two tabs that take the same step write the same row. */
export interface PendingStep {
  uuid: string
  from: number
}

/** Where the server last said the session is. */
export interface KnownPosition {
  uuid: string
  position: number
}

/** The content a session is pinned to never changes, so a copy is as good as the server's. */
export interface KnownWorkshop {
  uuid: string
  workshop: Workshop
}

interface Schema extends DBSchema {
  workshops: { key: string; value: KnownWorkshop }
  positions: { key: string; value: KnownPosition }
  answers: { key: [string, number]; value: HeldAnswer }
  steps: { key: [string, number]; value: PendingStep }
  timers: { key: [string, number]; value: { uuid: string; page: number; state: TimerState } }
}

export type Database = IDBPDatabase<Schema>

export const openDatabase = (name = 'thrive'): Promise<Database> =>
  openDB<Schema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('workshops', { keyPath: 'uuid' })
      database.createObjectStore('positions', { keyPath: 'uuid' })
      database.createObjectStore('answers', { keyPath: ['uuid', 'questionId'] })
      database.createObjectStore('steps', { keyPath: ['uuid', 'from'] })
      database.createObjectStore('timers', { keyPath: ['uuid', 'page'] })
    },
  })

/** All rows of one session in a store keyed by uuid and number. */
export const ofSession = (uuid: string) => IDBKeyRange.bound([uuid, 0], [uuid, Number.MAX_SAFE_INTEGER])
