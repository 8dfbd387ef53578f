import { type ActionState, actionsOf, dayOf, statesIn } from '@thrive/domain'
import type { Deps, Library } from '../../../deps.ts'
import type { HrAccount } from '../../../http/callers.ts'
import { notFound } from '../../../http/errors.ts'
import type { Route } from '../../../http/route.ts'
import { presentAction } from '../../team/answer/action-service.ts'
import { answersOf } from '../../team/answer/data.ts'
import { notesOf } from '../../team/look-back/data.ts'
import { presentLookBacks } from '../../team/look-back/service.ts'
import { opinionsOf } from '../../team/session/opinion-data.ts'
import { writeAuditEntryHourly } from '../audit/data.ts'
import { type FinishedTeam, finishedTeams } from './data.ts'
import { finishedSession, roundsOf, statesSaidLater } from './result-data.ts'
import { cursorOf, orderOf, placeOf } from './service.ts'

const PAGE = 200

/** Results for other programs: without photos, addresses and keys of sessions. */
export function resultRoutes(route: Route, { db, library, organisation }: Deps) {
  /** Uses of a token are counted by the day. */
  const record = async ({ scope, email: who }: HrAccount) => {
    if (!scope) await writeAuditEntryHourly(db, { who, what: 'listed' })
  }

  route('GET /api/results', async ({ account, query: { cursor, limit = PAGE, ...query } }) => {
    await record(account)
    const order = orderOf(query)
    const { timeZone } = await organisation.read()
    const found = await finishedTeams(db, { ...query, timeZone }, order, placeOf(order, cursor), limit + 1)
    const page = found.slice(0, limit)
    const last = page.at(-1)
    const rounds = await roundsOf(
      db,
      page.map(({ id }) => id),
    )
    return {
      results: await Promise.all(page.map((team) => present(library, team, rounds, timeZone))),
      next_cursor: found.length > limit && last ? cursorOf(order, last.place) : null,
    }
  })

  route('GET /api/result/:team', async ({ account, params }) => {
    await record(account)
    const team = await finishedSession(db, params.team)
    if (!team) throw notFound()
    const { timeZone } = await organisation.read()
    const { workshop } = await library.revision(team.revision_id)
    const [rounds, answers, opinions, notes, later] = await Promise.all([
      roundsOf(db, [team.id]),
      answersOf(db, team.id),
      opinionsOf(db, team.id),
      notesOf(db, team.id),
      statesSaidLater(db, team.id),
    ])
    const actions = actionsOf(workshop, new Map(answers.map(({ question_id, value }) => [question_id, value])))
    const states = new Map([...statesIn(notes), ...(later as [number, ActionState][])])
    return {
      ...(await present(library, team, rounds, timeZone)),
      answers,
      opinions,
      actions: actions.map((action) => ({ ...presentAction(action), state: states.get(action.questionId) ?? null })),
      look_backs: presentLookBacks(notes, actions, timeZone),
    }
  })
}

const present = async (
  library: Library,
  team: Pick<FinishedTeam, 'id' | 'revision_id' | 'version_slug' | 'name' | 'finished_at'>,
  rounds: Map<string, number>,
  timeZone: string,
) => ({
  team: team.id,
  version_slug: team.version_slug,
  version_name: (await library.revision(team.revision_id)).workshop.name,
  name: team.name,
  finished: team.finished_at.toISOString(),
  day: dayOf(team.finished_at, timeZone),
  round: rounds.get(team.id) ?? null,
})
