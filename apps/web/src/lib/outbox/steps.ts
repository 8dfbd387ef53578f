import { nextMoment } from '../clock.ts'
import { type Connection, isRefusal } from './connection.ts'
import type { Store } from './store.ts'

/** The Next steps of a session that the server has not acknowledged, and the last position it sent. */
export function stepsIn(uuid: string, store: Store, connection: Connection) {
  const position = () => store.get('position', 0)?.at ?? 1

  /** Records that the server has reached this position: steps before it are done. It never goes back. */
  function reach(reached: number) {
    if (reached > position()) store.hold({ uuid, kind: 'position', id: 0, value: '', at: reached, state: 'sent' })
    for (const row of store.all('step')) if (row.id < position()) store.remove(row)
  }

  function tryAgain() {
    for (const row of store.all('step')) if (row.state === 'refused') store.hold({ ...row, state: 'waiting' })
  }

  return {
    reach,
    tryAgain,
    /** The team's position, including steps not acknowledged yet. */
    position: () => Math.max(position(), ...store.all('step').map(({ id }) => id + 1)),
    take(from: number) {
      if (from < position()) return
      tryAgain()
      // Two tabs that take the same step write the same row.
      store.hold({ uuid, kind: 'step', id: from, value: '', at: nextMoment(), state: 'waiting' })
    },
    /** Sends each step once, the earliest first, and none before the answers that were given before it. */
    async send(keepalive: boolean, oldestAnswer: () => number) {
      for (const row of store.all('step')) {
        if (row.state !== 'waiting') continue
        if (oldestAnswer() <= row.at) return
        try {
          reach(await connection.step(row.id, keepalive))
        } catch (error) {
          if (!isRefusal(error)) throw error
        }
        // Refused, or the server's position is not the one that this step leaves: resending would change nothing.
        if (store.get('step', row.id)?.at === row.at) store.hold({ ...row, state: 'refused' })
      }
    },
  }
}
