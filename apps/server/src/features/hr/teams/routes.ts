import { actionsOf, dayOf } from '@thrive/domain'
import type { Deps, Library } from '../../../deps.ts'
import { notFound } from '../../../http/errors.ts'
import type { Route } from '../../../http/route.ts'
import { answersOf } from '../../team/answer/data.ts'
import { notesOf } from '../../team/look-back/data.ts'
import { presentLookBacks } from '../../team/look-back/service.ts'
import { earlierByAddress } from '../../team/session/earlier-data.ts'
import { presentEarlier } from '../../team/session/earlier-service.ts'
import { opinionsOf } from '../../team/session/opinion-data.ts'
import { auditMark, writeAuditEntry, writeAuditEntryHourly } from '../audit/data.ts'
import { countTeams, type FinishedTeam, finishedTeams, singleTeam } from './data.ts'
import { cursorOf, orderOf, placeOf } from './service.ts'

const PAGE = 200
/** Counting further would take longer than loading the page. */
const COUNTED = 1_000

export function finishedTeamRoutes(route: Route, { db, library, organisation }: Deps) {
  route('GET /api/admin/table', async ({ account, query: { cursor, limit = PAGE, ...query } }) => {
    await writeAuditEntryHourly(db, { who: account.email, what: 'listed' })
    const order = orderOf(query)
    const filter = { ...query, timeZone: (await organisation.read()).timeZone }
    const found = await finishedTeams(db, filter, order, placeOf(order, cursor), limit + 1)
    const page = found.slice(0, limit)
    const last = page.at(-1)
    const more = found.length > limit
    const teams = more && !query.search && !cursor ? await countTeams(db, filter, COUNTED + 1) : page.length
    return {
      dashboard_table_data: await Promise.all(page.map((team) => present(library, team, filter.timeZone))),
      next_cursor: more && last ? cursorOf(order, last.place) : null,
      total: cursor ? null : { teams: Math.min(teams, COUNTED), more: query.search ? more : teams > COUNTED },
    }
  })

  route('GET /api/admin/single/:uuid', async ({ params, account }) => {
    const session = await singleTeam(db, params.uuid)
    if (!session) throw notFound()
    await writeAuditEntry(db, { who: account.email, what: 'viewed', team: auditMark(params.uuid) })
    const { workshop } = await library.revision(session.revision_id)
    const { timeZone } = await organisation.read()
    const [answers, opinions, earlier, notes] = await Promise.all([
      answersOf(db, session.id),
      opinionsOf(db, session.id),
      earlierByAddress(db, session.id),
      notesOf(db, session.id),
    ])
    const actions = actionsOf(workshop, new Map(answers.map(({ question_id, value }) => [question_id, value])))
    return {
      version: { name: workshop.name, slug: workshop.slug },
      name: session.name,
      email: session.email,
      finished: session.finished_at?.toISOString() ?? null,
      day: session.finished_at && dayOf(session.finished_at, timeZone),
      answers,
      opinions,
      earlier: await presentEarlier(library, earlier, timeZone),
      look_backs: presentLookBacks(notes, actions, timeZone),
    }
  })
}

const present = async (library: Library, team: FinishedTeam, timeZone: string) => ({
  uuid: team.uuid,
  version_name: (await library.revision(team.revision_id)).workshop.name,
  version_slug: team.version_slug,
  name: team.name,
  finished: team.finished_at.toISOString(),
  day: dayOf(team.finished_at, timeZone),
  email: team.email,
})
