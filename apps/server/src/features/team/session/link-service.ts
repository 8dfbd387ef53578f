import { partMark } from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import { invalid, notFound, Refusal } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { type Door, lockForStart, recordStarted } from '../../round/door-data.ts'
import { doorOf } from '../../round/door-service.ts'
import { addMark } from '../../tally/data.ts'
import { countJoined } from '../../tally/service.ts'
import { type NewSession, reenterSession, startOrResume } from './data.ts'
import { askForMail, openAsReader, recordReader } from './resume-data.ts'

type Outcome = { uuid: string; finished?: true } | { mailed: true }

/**
 * Starts the session of an invitee, or continues it without a code: the link came to the mailbox of the invitee. A link
 * never opens the session of another address.
 */
export async function startByLink(deps: Deps, secret: string, session: NewSession): Promise<Outcome> {
  const { db, library, mail, rooms } = deps
  const door = await doorOf(deps, secret)
  if (door.versionSlug !== session.versionSlug) throw invalid('invalid-version')
  // Without a lock: finishing a session locks it before its invitee.
  if (door.sessionId) return reenter(db, door.sessionId, session)
  const started = await db.transaction().execute((tx) => startFor(tx, library, door, session))
  if (started) {
    if (started.isReentered) return reenter(db, started.sessionId, session)
    if (started.hasNewKey) rooms.changed(started.sessionId)
    return { uuid: started.uuid, ...(started.isFinished && { finished: true as const }) }
  }
  if (!mail) throw new Refusal(409, 'other-session')
  await askForMail(db, session.emailKey, session.versionSlug)
  return { mailed: true }
}

async function reenter(db: Database, id: string, { noticeVersion }: NewSession): Promise<Outcome> {
  const own = await reenterSession(db, id, noticeVersion)
  if (!own) throw notFound('no-invitee')
  return { uuid: own.uuid, ...(own.isFinished && { finished: true as const }) }
}

interface StartedByLink {
  sessionId: string
  uuid: string
  isReentered?: boolean
  hasNewKey?: boolean
  isFinished?: boolean
}

async function startFor(
  tx: Database,
  library: Deps['library'],
  door: Door,
  session: NewSession,
): Promise<StartedByLink | undefined> {
  const join = async (id: string) => {
    if (await recordStarted(tx, door.id, id)) await countJoined(tx, library, id)
  }
  const invitee = await lockForStart(tx, door.id)
  if (!invitee) throw notFound('no-invitee')
  if (invitee.sessionId) return { sessionId: invitee.sessionId, uuid: '', isReentered: true }
  const isOwn = session.emailKey === door.emailKey
  const opened = isOwn ? await openAsReader(tx, session) : undefined
  if (opened) {
    await join(opened.id)
    return { sessionId: opened.id, uuid: opened.uuid, hasNewKey: opened.former !== null, isFinished: opened.isFinished }
  }
  const made = await startOrResume(tx, { ...session, isOpenToAll: false })
  if (made?.isNew) {
    if (isOwn) await recordReader(tx, made.id, session.emailKey)
    await addMark(tx, { ...session, ...made, sessionId: made.id }, partMark(1))
    await join(made.id)
  }
  return made && { sessionId: made.id, uuid: made.uuid }
}
