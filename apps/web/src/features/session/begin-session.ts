import { messages } from '@thrive/content/messages'
import { call } from '../../lib/api.ts'
import { keepOnlySession, savedToken, saveLoginEnd } from '../../lib/local-storage.ts'
import { isRecord, isTrue } from '../../lib/shape.ts'

/** A team takes this computer: what others left open on it ends before the session begins. */
export async function beginSession(uuid: string): Promise<void> {
  const token = savedToken()
  // Without a connection the server is not told, and ends the login when nobody uses it.
  if (token) await call('POST /api/admin/logout', {}, isRecord({ loggedOut: isTrue }), { token }).catch(() => {})
  keepOnlySession(uuid)
  if (token) saveLoginEnd(messages.loginEndedByTeam)
}
