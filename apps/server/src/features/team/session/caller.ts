import { isUuid, type Session, type SessionKey } from '../../../http/callers.ts'
import { closed, moved, type Refusal } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { remember } from '../../../infra/remember.ts'
import { hasMoved, openSession } from './data.ts'

/** The uuid is the key: whoever holds it is the team. */
export async function teamOf(db: Database, uuid: string, refuse: () => Refusal): Promise<Session> {
  const session = isUuid(uuid) ? await openSession(db, uuid) : undefined
  if (session) return session
  throw isUuid(uuid) && (await hasMoved(db, uuid)) ? moved() : refuse()
}

/** Why a key that was valid a moment ago no longer opens anything. */
export const gone = async (db: Database, { uuid }: SessionKey): Promise<Refusal> =>
  (await hasMoved(db, uuid)) ? moved() : closed()

const KNOWN_TEAMS = 50_000

/** Remembers the keys it has met. */
export function knownTeams(db: Database): (uuid: string) => Promise<SessionKey> {
  const known = remember<SessionKey>(KNOWN_TEAMS)
  return (uuid) =>
    known(uuid, async () => {
      const { id, uuid: key, revisionId } = await teamOf(db, uuid, closed)
      return { id, uuid: key, revisionId }
    })
}
