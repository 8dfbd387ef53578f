import type { Question, SurveyPage } from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import type { Route } from '../../../http/route.ts'

export function questionRoutes(route: Route, { library }: Deps) {
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

/** The values of options are the same in every language; their labels are in the language of the session. */
function presentQuestion(question: Question) {
  const whole = { ...question, question_id: question.id }
  if (question.type !== 'multiple' && question.type !== 'ranking') return whole
  const labels = question.options.map(({ label }) => label)
  if (question.type === 'multiple') return { ...whole, options: question.options.map(({ value }) => value), labels }
  return { ...whole, options: question.options.map(({ id, value, image }) => ({ id, value, image })), labels }
}
