import { nextMoment } from '../clock.ts'
import { type Connection, isRefusal, type Known } from './connection.ts'
import type { Row } from './database.ts'
import type { Store } from './store.ts'

/**
 * The answers of a session, and its drafts: field contents that are not answers. The field shows the later of the two;
 * only answers are sent.
 */
export function answersIn(uuid: string, store: Store, connection: Connection) {
  /** How many are sent at once; fewer while searching for the one that the server refuses. */
  let most = Number.POSITIVE_INFINITY

  const waiting = () => store.all('answer').filter(({ state }) => state === 'waiting')
  const momentOf = (id: number) =>
    nextMoment(Math.max(store.get('answer', id)?.at ?? 0, store.get('draft', id)?.at ?? 0))

  function dropDraft(id: number) {
    const draft = store.get('draft', id)
    if (draft) store.remove(draft)
  }

  function acknowledge(rows: Row[]) {
    for (const row of rows) {
      // It changed while being sent, so the newer one still has to be sent.
      if (row.state === 'waiting' && store.get('answer', row.id)?.at === row.at) store.hold({ ...row, state: 'sent' })
    }
    if (waiting().length === 0) most = Number.POSITIVE_INFINITY
  }

  function putAside(row: Row) {
    if (store.get('answer', row.id)?.at !== row.at) return
    store.hold({ ...row, kind: 'draft', state: 'refused' })
    store.remove(row)
  }

  /** Finds the invalid answers: those the server names, or by sending fewer and fewer until one is left. */
  function narrow(sent: Row[], some: Row[], named: readonly number[]): boolean {
    const misfits = sent.length === 1 ? sent : some.filter(({ id }) => named.includes(id))
    for (const row of misfits) putAside(row)
    if (misfits.length > 0) most = Number.POSITIVE_INFINITY
    else most = sent.length > some.length ? some.length : Math.ceil(some.length / 2)
    return misfits.length > 0
  }

  return {
    waiting,
    /** By question, as the screen and the report show them. */
    given: () => new Map(store.all('answer').map(({ id, value }) => [id, value])),
    drafts: () =>
      new Map(
        store
          .all('draft')
          .filter(({ id, at }) => at > (store.get('answer', id)?.at ?? 0))
          .map(({ id, value }) => [id, value]),
      ),
    /** Returns true if there is something new to send. */
    give(id: number, value: string): boolean {
      const at = momentOf(id)
      dropDraft(id)
      // Clearing an empty field is not an answer either.
      if ((store.get('answer', id)?.value ?? '') === value) return false
      store.hold({ uuid, kind: 'answer', id, value, at, state: 'waiting' })
      return true
    },
    draft: (id: number, value: string) =>
      store.hold({ uuid, kind: 'draft', id, value, at: momentOf(id), state: 'refused' }),
    /** Resends valid answers that the server should not have refused. */
    tryAgain(fits: (id: number, value: string) => boolean) {
      for (const row of store.all('draft')) {
        if (!fits(row.id, row.value)) continue
        store.remove(row)
        if (row.at > (store.get('answer', row.id)?.at ?? 0)) store.hold({ ...row, kind: 'answer', state: 'waiting' })
      }
    },
    learn(answers: Known['answers']) {
      for (const { question_id: id, value, at } of answers)
        store.learn({ uuid, kind: 'answer', id, value, at, state: 'sent' })
    },
    /** Saves once; returns true if an answer was put aside, so that the server is asked what it holds instead. */
    async send(keepalive: boolean): Promise<boolean> {
      const some = waiting().slice(0, most)
      if (some.length === 0) return false
      // As the call specifies, all answers are sent along with the new ones.
      const sent = most === Number.POSITIVE_INFINITY ? store.all('answer') : some
      try {
        await connection.save(sent, keepalive)
      } catch (error) {
        if (!isRefusal(error)) throw error
        return narrow(sent, some, error.questions)
      }
      acknowledge(sent)
      return false
    },
  }
}
