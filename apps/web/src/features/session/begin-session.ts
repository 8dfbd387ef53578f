import { call } from '../../lib/api.ts'
import { keepOnlySession, savedToken, saveLoginEnd } from '../../lib/local-storage.ts'
import { openDatabase } from '../../lib/outbox/database.ts'
import { adopt, dropOthers, sendLeftovers } from '../../lib/outbox/holdings.ts'
import { isRecord, isTrue } from '../../lib/shape.ts'

/** Storage that does not respond must not keep a team from starting. */
const STORAGE_TIMEOUT_MS = 2_000

/**
 * Hands this computer to a team: ends what others left open on it before the session begins. `former` is the session's
 * previous uuid, if any.
 */
export async function beginSession(uuid: string, former: string | null = null): Promise<void> {
  const token = savedToken()
  // Without a connection the server does not learn of it, and ends the login for lack of activity.
  if (token) await call('POST /api/admin/logout', {}, isRecord({ loggedOut: isTrue }), { token }).catch(() => {})
  const timeout = new Promise((resolve) => setTimeout(resolve, STORAGE_TIMEOUT_MS))
  await Promise.race([clearStorage(uuid, former).catch(() => {}), timeout])
  keepOnlySession(uuid)
  if (token) saveLoginEnd('login-ended-by-team')
}

/** Keeps only unsent work of earlier teams; it is sent now, without waiting for it. */
async function clearStorage(uuid: string, former: string | null) {
  const database = await openDatabase()
  if (former) await adopt(database, former, uuid)
  await dropOthers(database, uuid)
  void sendLeftovers(database, uuid)
    .catch(() => {})
    .finally(() => database.close())
}
