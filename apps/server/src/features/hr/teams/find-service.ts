import type { Response } from '@thrive/contract'
import { actionsOf, endPosition, isEmail, isOfDomain, normaliseEmail } from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import type { HrAccount } from '../../../http/callers.ts'
import { invalid, notFound, Refusal } from '../../../http/errors.ts'
import { isTaken } from '../../../infra/database.ts'
import { inviteesOfAddress } from '../../round/invitee-data.ts'
import { auditMark, writeAuditEntry } from '../audit/data.ts'
import { eraseTeams } from './erasure-service.ts'
import { type FoundSession, moveToAddress, sessionsOf } from './find-data.ts'
import { forgetAddress } from './invitee-erasure-service.ts'

type Answer = Response<'POST /api/admin/find'>
type Found = Answer['sessions'][number]

/** Describes what is kept with an address, without content. */
export async function find({ db, library }: Deps, by: HrAccount, email: string): Promise<Answer> {
  const sessions = await sessionsOf(db, normaliseEmail(email))
  const invitees = await inviteesOfAddress(db, normaliseEmail(email))
  await writeAuditEntry(db, { who: by.email, what: 'searched_address', teams: sessions.length })
  return {
    sessions: await Promise.all(sessions.map((session) => describe(library, session))),
    invitations: invitees.length,
  }
}

async function describe(library: Deps['library'], session: FoundSession): Promise<Found> {
  const { workshop, plan } = await library.revision(session.revisionId)
  return {
    mark: auditMark(session.uuid),
    version: workshop.name,
    name: session.name,
    started: session.startedAt.toISOString(),
    finished: session.finishedAt?.toISOString() ?? null,
    lastUsed: session.lastUsed.toISOString(),
    page: session.position,
    pages: endPosition(plan),
    answers: session.answers.length,
    photo: session.hasPhoto,
    actions: actionsOf(workshop, new Map(session.answers)).length,
    reminder: session.hasReminder,
  }
}

export async function eraseAddress(deps: Deps, by: HrAccount, email: string) {
  const sessions = await sessionsOf(deps.db, normaliseEmail(email))
  const gone = await eraseTeams(
    deps,
    sessions.map(({ id }) => id),
    (teams) => teams.map(({ uuid }) => ({ who: by.email, what: 'erased', team: auditMark(uuid) })),
  )
  const invitations = await forgetAddress(deps.db, normaliseEmail(email))
  if (invitations > 0) await writeAuditEntry(deps.db, { who: by.email, what: 'invitee_erased' })
  const ids = new Set(gone.map(({ id }) => id))
  const erased = await Promise.all(
    sessions.filter(({ id }) => ids.has(id)).map((session) => describe(deps.library, session)),
  )
  return {
    at: new Date().toISOString(),
    marks: erased.map(({ mark }) => mark),
    answers: erased.reduce((sum, { answers }) => sum + answers, 0),
    photos: erased.filter(({ photo }) => photo).length,
    actions: erased.reduce((sum, { actions }) => sum + actions, 0),
    reminders: erased.filter(({ reminder }) => reminder).length,
    invitations,
  }
}

/** For a team leader who mistyped the address, so that mails reach the right one. */
export async function correctAddress(
  { db, organisation, rooms }: Deps,
  by: HrAccount,
  { email, mark, to }: { email: string; mark: string; to: string },
): Promise<void> {
  if (!isEmail(to)) throw invalid('invalid-email')
  const { domains } = await organisation.read()
  if (!isOfDomain(to, domains)) throw invalid('other-domain', { domains })
  const session = (await sessionsOf(db, normaliseEmail(email))).find(({ uuid }) => auditMark(uuid) === mark)
  if (!session) throw notFound()
  const moving = db.transaction().execute(async (tx) => {
    const hasNewKey = await moveToAddress(tx, session, { email: to, emailKey: normaliseEmail(to) })
    await writeAuditEntry(tx, { who: by.email, what: 'corrected_address', team: mark })
    return hasNewKey
  })
  const hasNewKey = await moving.catch((error) => {
    throw isTaken(error) ? new Refusal(409, 'address-has-session') : error
  })
  if (hasNewKey) rooms.changed(session.id)
}
