import { isUuid, type Session, type SessionKey } from '../../../http/callers.ts'
import { closed, moved, type Refusal } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
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
  const known = new Map<string, SessionKey>()
  return async (uuid) => {
    const before = known.get(uuid)
    if (before) return before
    const team = await teamOf(db, uuid, closed)
    if (known.size >= KNOWN_TEAMS) known.delete(known.keys().next().value ?? uuid)
    const key = { id: team.id, uuid: team.uuid, revisionId: team.revisionId }
    known.set(uuid, key)
    return key
  }
}
