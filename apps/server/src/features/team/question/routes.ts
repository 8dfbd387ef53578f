import type { Question, SurveyPage } from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import type { Route } from '../../../http/route.ts'

export function questionRoutes(route: Route, { library }: Deps) {
  route('GET /api/question/:uuid', async ({ session }) => {
    const { workshop } = await library.revision(session.revisionId)
    return workshop.survey.flatMap(presentGroup)
  })
}

function presentGroup({ group, page, title, timer }: SurveyPage) {
  if (!group) return []
  const { id, subtitle, questions } = group
  return [{ id, page, title, subtitle, timer_length: timer?.seconds ?? -1, questions: questions.map(presentQuestion) }]
}

function presentQuestion(question: Question) {
  const whole = { ...question, question_id: question.id }
  if (question.type === 'multiple') return { ...whole, options: question.options.map(({ value }) => value) }
  if (question.type === 'ranking')
    return { ...whole, options: question.options.map(({ id, value, image }) => ({ id, value, image })) }
  return whole
}
