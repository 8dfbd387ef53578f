import { nextMoment } from '../clock.ts'
import { type Connection, isRefusal } from './connection.ts'
import { DETAILS, type DetailName, type Row } from './database.ts'
import type { Store } from './store.ts'

export interface Given {
  /** The name, the score, or where the photo came from. */
  value: string
  blob?: Blob
}

export interface Detail extends Given {
  /** 'noted' if it is in its field, but not submitted yet. */
  state: Row['state']
  /** The server's code for the refusal. */
  why: string | null
}

export const isPhoto = ({ kind, id }: Row) => kind === 'detail' && DETAILS[id] === 'photo'

/** Each detail is one row, and the last submission counts. */
export function detailsIn(uuid: string, store: Store, connection: Connection) {
  const rowOf = (name: DetailName) => store.get('detail', DETAILS.indexOf(name))

  function hold(name: DetailName, given: Given, state: Row['state']) {
    const before = rowOf(name)
    const isSame = before?.value === given.value && before.blob === given.blob
    // No need to resend what the server already has.
    if (isSame && (before.state === 'sent' || before.state === state)) return
    store.hold({ uuid, kind: 'detail', id: DETAILS.indexOf(name), ...given, at: nextMoment(before?.at), state })
  }

  /** Sends once. A picture that the server has need not be kept here. */
  async function send(name: DetailName, row: Row, keepalive: boolean) {
    const settle = (outcome: Partial<Row>) => {
      const { blob, ...rest } = row
      // It changed while being sent, so the newer one still has to be sent.
      if (rowOf(name)?.at === row.at) store.hold({ ...rest, ...outcome })
    }
    try {
      await connection.sendDetail(name, row, keepalive)
      settle({ state: 'sent' })
    } catch (error) {
      if (!isRefusal(error)) throw error
      settle({ state: 'refused', why: error.code, ...(row.blob && { blob: row.blob }) })
    }
  }

  return {
    all: () =>
      new Map(
        store
          .all('detail')
          .map(({ id, why = null, ...rest }): [DetailName, Detail] => [DETAILS[id] as DetailName, { ...rest, why }]),
      ),
    note: (name: DetailName, given: Given) => hold(name, given, 'noted'),
    give: (name: DetailName, given: Given) => hold(name, given, 'waiting'),
    drop(name: DetailName) {
      const row = rowOf(name)
      if (row) store.remove(row)
    },
    tryAgain() {
      for (const row of store.all('detail')) if (row.state === 'refused') store.hold({ ...row, state: 'waiting' })
    },
    /** Sends each of these that is waiting; a failure does not hold up the others. */
    async send(names: readonly DetailName[], keepalive: boolean) {
      const waiting = names.map((name) => [name, rowOf(name)] as const)
      const sent = waiting.map(async ([name, row]) => row?.state === 'waiting' && send(name, row, keepalive))
      const failed = (await Promise.allSettled(sent)).find((outcome) => outcome.status === 'rejected')
      if (failed) throw failed.reason
    },
  }
}
