import { INVITEE_STATES } from '@thrive/domain'
import type { Deps } from '../../deps.ts'
import { notFound, Refusal } from '../../http/errors.ts'
import { sha256 } from '../../infra/sha256.ts'
import { type Door, readDoor, recordOpened } from './door-data.ts'

/** Refuses a link that is nobody's, and one whose round has closed. */
export async function doorOf({ db, organisation }: Pick<Deps, 'db' | 'organisation'>, secret: string): Promise<Door> {
  const { timeZone } = await organisation.read()
  const door = await readDoor(db, sha256(secret), timeZone)
  if (!door) throw notFound('no-invitee')
  if (door.isClosed) throw new Refusal(410, 'round-closed')
  return door
}

/** What a link is for; somebody looks at it. */
export async function openDoor(deps: Deps, secret: string) {
  const door = await doorOf(deps, secret)
  const { name } = await deps.organisation.read()
  await recordOpened(deps.db, door.id)
  return {
    version_slug: door.versionSlug,
    email: door.email,
    lang: door.lang,
    round: door.round,
    organisation: name,
    closes: door.closes,
    state: INVITEE_STATES[door.stage] ?? 'invited',
  }
}
