import {
  checkTeamName,
  dayOf,
  isEmail,
  isOfDomain,
  normaliseEmail,
  type Question,
  type SurveyPage,
  scoresFrom,
} from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import { isUuid } from '../../../http/callers.ts'
import { closed, invalid } from '../../../http/errors.ts'
import type { Route } from '../../../http/route.ts'
import { recordIfHr } from '../../hr/account/caller.ts'
import { changeAndRecount } from '../../tally/service.ts'
import { answersOf } from '../answer/data.ts'
import { countChange } from '../room/data.ts'
import { refusalForGone } from './caller.ts'
import { holdsOpenSession, nameTeam, readPosition, setLang, summaryOf } from './data.ts'
import { startByLink } from './link-service.ts'
import { setOpinion } from './opinion-data.ts'
import { askForMail } from './resume-data.ts'
import { advance, start } from './service.ts'

export function sessionRoutes(route: Route, deps: Deps) {
  const { db, library, organisation, privacy, rooms } = deps

  route('POST /api/session/create', async ({ body, count }) => {
    const email = body.email.trim()
    if (!isEmail(email)) throw invalid('invalid-email')
    const { domains } = await organisation.read()
    if (!isOfDomain(email, domains)) throw invalid('other-domain', { domains })
    const revision = await library.find(body.versionSlug)
    if (!revision) throw invalid('invalid-version')
    const held = (body.held ?? '').split(',').filter(isUuid)
    const session = {
      email,
      emailKey: normaliseEmail(email),
      versionSlug: revision.workshop.slug,
      revisionId: revision.id,
      lang: body.lang ?? ('en' as const),
      noticeVersion: privacy.version,
      held,
      isOpenToAll: deps.mail === null,
    }
    if (!(await holdsOpenSession(db, session, held))) await count()
    if (body.invite) return startByLink(deps, body.invite, session)
    const uuid = await start(db, session)
    if (uuid) return { uuid }
    // This browser has not held the session, so only the reader of the leader's mail may continue.
    await askForMail(db, session.emailKey, session.versionSlug)
    return { mailed: true as const }
  })

  route('GET /api/session/question/:uuid', async ({ session }) => session.position)

  route.known('POST /api/session/next', async ({ session, body }) => {
    const from = body.from ?? (await readPosition(db, session.uuid))?.position
    if (from === undefined) throw await refusalForGone(db, session)
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
    await recordIfHr(db, request, 'opened_answers', params.uuid)
    const summary = await summaryOf(db, session.id)
    if (!summary) throw closed()
    const { name, finished, isTrial } = summary
    const { timeZone } = await organisation.read()
    return {
      name,
      finished: finished?.toISOString() ?? null,
      day: finished && dayOf(finished, timeZone),
      photo: session.photoKey !== null,
      ...(isTrial && { trial: true as const }),
    }
  })

  route('POST /api/opinion/set', async ({ session, body }) => {
    await changeAndRecount(deps, session, (tx) => setOpinion(tx, session.id, body.type, body.score))
    return { saved: true as const }
  })

  route('GET /api/question/:uuid', async ({ session }) => {
    const revision = await library.revision(session.revisionId)
    return revision.inLocale(session.lang).workshop.survey.flatMap(presentGroup)
  })
}

function presentGroup({ group, page, title, timer }: SurveyPage) {
  if (!group) return []
  const { id, subtitle, questions } = group
  return [{ id, page, title, subtitle, timer_length: timer?.seconds ?? -1, questions: questions.map(presentQuestion) }]
}

/** Option values are the same in every language; labels are in the session's language. */
function presentQuestion(question: Question) {
  const whole = { ...question, question_id: question.id }
  if (question.type !== 'multiple' && question.type !== 'ranking') return whole
  const labels = question.options.map(({ label }) => label)
  if (question.type === 'multiple') return { ...whole, options: question.options.map(({ value }) => value), labels }
  return { ...whole, options: question.options.map(({ id, value, image }) => ({ id, value, image })), labels }
}
