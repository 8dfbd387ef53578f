import { checkTeamName, isEmail, isOfDomain, normaliseEmail, scoresFrom } from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import { isUuid } from '../../../http/callers.ts'
import { closed, invalid } from '../../../http/errors.ts'
import type { Route } from '../../../http/route.ts'
import { noteIfHr } from '../../hr/audit/service.ts'
import { answersOf } from '../answer/data.ts'
import { askForMail } from '../resume/data.ts'
import { countChange } from '../room/data.ts'
import { gone } from './caller.ts'
import { nameTeam, readPosition, setLang, summaryOf } from './data.ts'
import { advance, start } from './service.ts'

export function sessionRoutes(route: Route, deps: Deps) {
  const { db, library, organisation, privacy, rooms } = deps

  route('POST /api/session/create', async ({ body }) => {
    const email = body.email.trim()
    if (!isEmail(email)) throw invalid('invalid-email')
    const { domains } = await organisation.read()
    if (!isOfDomain(email, domains)) throw invalid('other-domain', { domains })
    const revision = await library.find(body.versionSlug)
    if (!revision) throw invalid('invalid-version')
    const session = {
      email,
      emailKey: normaliseEmail(email),
      versionSlug: revision.workshop.slug,
      revisionId: revision.id,
      lang: body.lang ?? ('en' as const),
      noticeVersion: privacy.version,
      held: deps.mail && (body.held ?? '').split(',').filter(isUuid),
    }
    const uuid = await start(db, session)
    if (uuid) return { uuid }
    // This browser has not held the session: only whoever reads the leader's mail may continue.
    await askForMail(db, session.emailKey, session.versionSlug)
    return { mailed: true as const }
  })

  route('GET /api/session/question/:uuid', async ({ session }) => session.position)

  route.known('POST /api/session/next', async ({ session, body }) => {
    const from = body.from ?? (await readPosition(db, session.uuid))?.position
    if (from === undefined) throw await gone(db, session)
    return advance(deps, session, from)
  })

  route('POST /api/session/name', async ({ session, body }) => {
    const name = checkTeamName(body.name)
    if (!name.ok) throw invalid(name.problem)
    if (!(await nameTeam(db, session.id, name.name))) throw closed()
    return true as const
  })

  route('POST /api/session/lang', async ({ session, body }) => {
    if (!(await setLang(db, session.id, body.lang))) throw closed()
    if (await countChange(db, session.id)) rooms.changed(session.id)
    return { saved: true as const }
  })

  route('GET /api/session/results/:uuid', async ({ session }) => {
    const { workshop } = await library.revision(session.revisionId)
    const answers = await answersOf(db, session.id)
    return scoresFrom(new Map(answers.map((answer) => [answer.question_id, answer.value])), workshop.scoreQuestions)
  })

  route('GET /api/session/summary/:uuid', async ({ session, params, request }) => {
    await noteIfHr(db, request, 'opened_answers', params.uuid)
    const { name, finished } = await summaryOf(db, session.id)
    return { name, finished: finished?.toISOString() ?? null, photo: session.photoKey !== null }
  })
}
