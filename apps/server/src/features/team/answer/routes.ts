import type { Body } from '@thrive/contract'
import { parseAnswer } from '@thrive/domain'
import type { Deps, Revision } from '../../../deps.ts'
import { Refusal } from '../../../http/errors.ts'
import type { Route } from '../../../http/route.ts'
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

/**
 * Accepts all answers or none. If a question is answered twice, the later answer counts; one without a moment is
 * current.
 */
function checkAnswers({ questions }: Revision, given: Body<'POST /api/answer/set'>['answers']): GivenAnswer[] {
  const checked = new Map<number, GivenAnswer>()
  const problems = new Set<number>()
  for (const { question_id, value, at } of given) {
    const question = questions.get(question_id)
    const answer = question && parseAnswer(question, value)
    if (!answer?.ok) problems.add(question_id)
    else if (momentOf(checked.get(question_id)) <= momentOf({ at }))
      checked.set(question_id, { questionId: question_id, wire: answer.wire, at })
  }
  if (problems.size === 0) return [...checked.values()]
  throw new Refusal(400, 'answers-refused', { questions: [...problems] })
}

/** 0 if unanswered. */
const momentOf = (given?: Pick<GivenAnswer, 'at'>) => (given ? (given.at ?? Number.POSITIVE_INFINITY) : 0)
