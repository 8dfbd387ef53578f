import { actionField, LOOK_BACK_QUESTIONS, type LookBackField } from '@thrive/domain'
import { call } from '../api.ts'
import { isSaved } from '../shape.ts'
import type { Row } from './database.ts'

/**
 * A look-back is saved like the answers of a session: each of its fields is an answer, and its id, which holds the key
 * and the visit, takes the place of the session's uuid.
 */
const PREFIX = 'look-back'

export const lookBackId = (key: string, visit: string): string => `${PREFIX} ${key.toLowerCase()} ${visit}`

export const isLookBackOf = (key: string, id: string): boolean => id.startsWith(lookBackId(key, ''))

const FIELDS: readonly LookBackField[] = [...LOOK_BACK_QUESTIONS, 'date']

/** The number of a field's row: an action has that of its question, the others are negative. */
export const rowIdOf = (field: (typeof FIELDS)[number]): number => -1 - FIELDS.indexOf(field)

const fieldOf = (id: number): LookBackField => FIELDS[-1 - id] ?? actionField(id)

/** Null if this is not the id of a look-back. */
export function lookBackConnection(id: string) {
  const [prefix, key = '', visit = ''] = id.split(' ')
  if (prefix !== PREFIX) return null
  return {
    save(rows: Row[], keepalive: boolean) {
      const notes = JSON.stringify(rows.map(({ id, value, at }) => ({ field: fieldOf(id), value, at })))
      return call('POST /api/look-back/save', { key, visit, notes }, isSaved, { keepalive })
    },
    // Only this browser writes this visit, so the server knows nothing newer.
    known: async () => ({ position: 1, answers: [] }),
    step: async (from: number) => from,
    sendDetail: async () => {},
  }
}
