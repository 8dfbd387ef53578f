import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { ERRORS, type Lock, type Locker } from '@tus/server'
import type { Database } from '../../infra/database.ts'
import { extendLock, releaseLock, takeLock } from './upload-data.ts'

/** A node that died holds an upload for at most this long. */
const HELD_SECONDS = 10
const EXTEND_MS = 1_000
const ASK_AGAIN_MS = 200
const PATIENCE_MS = 12_000

/**
 * Lets one request at a time work on an upload, on whichever node: after a cut, the next request may come to another
 * one while the first still waits for bytes. In rows and not in connections, of which a node has few.
 */
export const lockerIn = (db: Database): Locker => ({
  newLock: (id): Lock => {
    const key = randomUUID()
    let extending: NodeJS.Timeout | undefined
    return {
      async lock(signal, release) {
        const until = Date.now() + PATIENCE_MS
        for (;;) {
          const isMine = await takeLock(db, id, key, HELD_SECONDS)
          if (isMine === undefined) throw ERRORS.FILE_NOT_FOUND
          if (isMine) break
          if (signal.aborted || Date.now() > until) throw ERRORS.ERR_LOCK_TIMEOUT
          await wait(ASK_AGAIN_MS)
        }
        extending = setInterval(() => {
          extendLock(db, id, key, HELD_SECONDS).then(
            (isKept) => isKept || release(),
            () => {},
          )
        }, EXTEND_MS)
      },
      async unlock() {
        clearInterval(extending)
        await releaseLock(db, id, key)
      },
    }
  },
})
