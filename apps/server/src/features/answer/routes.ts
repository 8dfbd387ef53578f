import type { Body } from '@thrive/contract'
import { isFinished, parseAnswer } from '@thrive/domain'
import type { Deps } from '../../app.ts'
import { invalid } from '../../plugins/errors.ts'
import type { Revision } from '../../plugins/library.ts'
import type { Route } from '../../route.ts'
import { recounted } from '../tally/service.ts'
import { answersOf, type GivenAnswer, saveAnswers } from './data.ts'

export function answerRoutes(route: Route, deps: Deps) {
  const { db, library } = deps

  route('GET /api/answer/:uuid', async ({ session }) => answersOf(db, session.id))

  route('POST /api/answer/set', async ({ session, body }) => {
    const revision = await library.revision(session.revisionId)
    const answers = checkAnswers(revision, body.answers)
    const stored =
      !isFinished(revision.plan, session.position) && (await saveAnswers(db, session.id, answers, 'unfinished'))
    // The answers of a team that finished, be it this very moment, are counted by HR.
    if (!stored) await recounted(deps, session, (tx) => saveAnswers(tx, session.id, answers, 'all'))
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
