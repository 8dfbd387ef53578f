import { isUuid, type Session, type SessionKey } from '../../../http/callers.ts'
import { closed, moved, type Refusal } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { remember } from '../../../infra/remember.ts'
import { hasMoved, openSession } from './data.ts'

/** The uuid is the key: its holder acts as the team. */
export async function teamOf(db: Database, uuid: string, refuse: () => Refusal): Promise<Session> {
  const session = isUuid(uuid) ? await openSession(db, uuid) : undefined
  if (session) return session
  throw isUuid(uuid) && (await hasMoved(db, uuid)) ? moved() : refuse()
}

/** Explains why a key that was just valid no longer works. */
export const refusalForGone = async (db: Database, { uuid }: SessionKey): Promise<Refusal> =>
  (await hasMoved(db, uuid)) ? moved() : closed()

const KNOWN_TEAMS = 50_000

/** Caches keys by uuid. */
export function knownTeams(db: Database): (uuid: string) => Promise<SessionKey> {
  const known = remember<SessionKey>(KNOWN_TEAMS)
  return (uuid) =>
    known(uuid, async () => {
      const { id, uuid: key, revisionId } = await teamOf(db, uuid, closed)
      return { id, uuid: key, revisionId }
    })
}
