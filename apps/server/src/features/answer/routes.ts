import type { Body } from '@thrive/contract'
import { parseAnswer } from '@thrive/domain'
import type { Deps } from '../../app.ts'
import { invalid } from '../../plugins/errors.ts'
import type { Revision } from '../../plugins/library.ts'
import type { Route } from '../../route.ts'
import { answersOf, type GivenAnswer } from './data.ts'
import { savingOf } from './service.ts'

export function answerRoutes(route: Route, deps: Deps) {
  const { db, library } = deps
  const save = savingOf(deps)

  route('GET /api/answer/:uuid', async ({ session }) => answersOf(db, session.id))

  route.known('POST /api/answer/set', async ({ session, body }) => {
    const revision = await library.revision(session.revisionId)
    const answers = checkAnswers(revision, body.answers)
    await save(session, answers)
    return { saved: true as const }
  })
}

/** All or nothing; where one question is answered twice, the later one counts. */
function checkAnswers({ questions }: Revision, given: Body<'POST /api/answer/set'>['answers']): GivenAnswer[] {
  const checked = new Map<number, GivenAnswer>()
  for (const { question_id, value, at } of given) {
    const question = questions.get(question_id)
    if (!question) throw invalid(`Question ${question_id} is not part of this session.`)
    const answer = parseAnswer(question, value)
    if (!answer.ok) throw invalid(`Question ${question_id}: ${answer.problem}`)
    const before = checked.get(question_id)
    if ((before?.at ?? 0) <= (at ?? Number.POSITIVE_INFINITY))
      checked.set(question_id, { questionId: question_id, wire: answer.wire, at })
  }
  return [...checked.values()]
}
