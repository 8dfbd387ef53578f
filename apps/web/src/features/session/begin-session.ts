import { call } from '../../lib/api.ts'
import { keepOnlySession, savedToken, saveLoginEnd } from '../../lib/local-storage.ts'
import { openDatabase } from '../../lib/outbox/database.ts'
import { adopt, dropOthers, sendLeftovers } from '../../lib/outbox/holdings.ts'
import { isRecord, isTrue } from '../../lib/shape.ts'

/** A browser whose storage does not answer must not keep a team from starting. */
const STORAGE_PATIENCE_MS = 2_000

/**
 * A team takes over this computer: what others left open on it ends before the session begins. `former` is the uuid that
 * the session had before, if any.
 */
export async function beginSession(uuid: string, former: string | null = null): Promise<void> {
  const token = savedToken()
  // Without a connection the server is not told; it ends the login for lack of activity.
  if (token) await call('POST /api/admin/logout', {}, isRecord({ loggedOut: isTrue }), { token }).catch(() => {})
  const patience = new Promise((resolve) => setTimeout(resolve, STORAGE_PATIENCE_MS))
  await Promise.race([clearStorage(uuid, former).catch(() => {}), patience])
  keepOnlySession(uuid)
  if (token) saveLoginEnd('login-ended-by-team')
}

/** Of earlier teams only unsent work stays; it is sent now, and nobody waits for it. */
async function clearStorage(uuid: string, former: string | null) {
  const database = await openDatabase()
  if (former) await adopt(database, former, uuid)
  await dropOthers(database, uuid)
  void sendLeftovers(database, uuid)
    .catch(() => {})
    .finally(() => database.close())
}
