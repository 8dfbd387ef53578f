import { messages } from '@thrive/content/messages'
import { checkTeamName, isEmail, normaliseEmail, scoresFrom } from '@thrive/domain'
import type { Deps } from '../../app.ts'
import { invalid } from '../../plugins/errors.ts'
import type { Route } from '../../route.ts'
import { answersOf } from '../answer/data.ts'
import { nameTeam, startOrResume, stepFrom } from './data.ts'

export function sessionRoutes(route: Route, { db, library }: Deps) {
  route('POST /api/session/create', async ({ body }) => {
    const email = body.email.trim()
    if (!isEmail(email)) throw invalid(messages.invalidEmail, 'invalid_email')
    const revision = library.find(body.versionSlug)
    if (!revision) throw invalid(messages.invalidVersion, 'invalid_version')
    const uuid = await startOrResume(db, {
      email,
      emailKey: normaliseEmail(email),
      versionSlug: revision.workshop.slug,
      revisionId: revision.id,
    })
    return { uuid }
  })

  route('GET /api/session/question/:uuid', async ({ session }) => session.position)

  route('POST /api/session/next', async ({ session, body }) => {
    const { plan } = await library.revision(session.revisionId)
    return stepFrom(db, session.id, plan, body.from ?? session.position)
  })

  route('POST /api/session/name', async ({ session, body }) => {
    const name = checkTeamName(body.name)
    if (!name.ok) throw invalid(name.problem, 'invalid_name')
    await nameTeam(db, session.id, name.name)
    return true as const
  })

  route('GET /api/session/results/:uuid', async ({ session }) => {
    const { workshop } = await library.revision(session.revisionId)
    const answers = await answersOf(db, session.id)
    return scoresFrom(new Map(answers.map((answer) => [answer.question_id, answer.value])), workshop.scoreQuestions)
  })
}
