import { actionsOf, comparesScores, dayOf, givenScores, statesIn } from '@thrive/domain'
import type { Deps, Library } from '../../../deps.ts'
import type { HrAccount } from '../../../http/callers.ts'
import { notFound, Refusal } from '../../../http/errors.ts'
import { presentAction } from '../../team/answer/action-service.ts'
import { auditMark, writeAuditEntry } from '../audit/data.ts'
import { dropJoin, finishedSession, sessionsOfTeam, storeJoin, type TeamSession, teamOf } from './history-data.ts'

/** A team has a handful; an address that many people use must not make a page of thousands. */
const MOST_SESSIONS = 50

export async function readHistory({ db, library, organisation }: Deps, uuid: string) {
  const team = await teamOf(db, uuid)
  if (!team) throw notFound('no-session')
  const { timeZone } = await organisation.read()
  const found = await sessionsOfTeam(db, team, MOST_SESSIONS + 1)
  const sessions = await Promise.all(
    found.slice(0, MOST_SESSIONS).map((session) => present(library, session, timeZone)),
  )
  return {
    email: team.email,
    version_slug: team.versionSlug,
    sessions: sessions.map(({ session }) => session),
    more: found.length > MOST_SESSIONS,
    desired: sessions[0]?.desired ?? null,
    actions: sessions.flatMap(({ actions }) => actions),
  }
}

async function present(library: Library, session: TeamSession, timeZone: string) {
  const { uuid, finished, name, email, round, joined } = session
  const { workshop } = await library.revision(session.revisionId)
  const answers = new Map(session.answers)
  // A state that a later session reports counts more than one of a look-back, which came before it.
  const states = new Map([...statesIn(session.notes), ...session.states])
  const day = dayOf(finished, timeZone)
  return {
    session: {
      uuid,
      version_name: workshop.name,
      version_slug: session.versionSlug,
      name,
      email,
      finished: finished.toISOString(),
      day,
      round,
      scores: givenScores(answers, workshop.scoreQuestions),
      joined,
    },
    desired: comparesScores(workshop) ? workshop.desiredScores : null,
    actions: actionsOf(workshop, answers).map((action) => ({
      ...presentAction(action),
      state: states.get(action.questionId) ?? null,
      uuid,
      day,
    })),
  }
}

/** Joining a session of the team's own address brings back one that was joined to another team. */
export const joinSession = ({ db }: Deps, by: HrAccount, teamUuid: string, uuid: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const [team, session, current] = [
      await teamOf(tx, teamUuid),
      await finishedSession(tx, uuid),
      await teamOf(tx, uuid),
    ]
    if (!team || !session || !current) throw notFound('no-session')
    const isSame = (one: typeof session, other: typeof session) =>
      one.emailKey === other.emailKey && one.versionSlug === other.versionSlug
    if (isSame(current, team)) throw new Refusal(409, 'in-this-team')
    if (isSame(session, team)) await dropJoin(tx, session.id)
    else await storeJoin(tx, session.id, team.id)
    await writeAuditEntry(tx, { who: by.email, what: 'session_joined', team: auditMark(uuid) })
  })

export const takeOutSession = ({ db }: Deps, by: HrAccount, uuid: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const session = await finishedSession(tx, uuid)
    if (!session || !(await dropJoin(tx, session.id))) return
    await writeAuditEntry(tx, { who: by.email, what: 'session_taken_out', team: auditMark(uuid) })
  })
