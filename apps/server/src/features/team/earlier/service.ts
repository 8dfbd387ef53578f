import { type Action, actionsOf, givenScores } from '@thrive/domain'
import type { Library } from '../../../deps.ts'
import type { Earlier } from './data.ts'

export async function actionsThen(library: Library, { revisionId, answers }: Earlier): Promise<Action[]> {
  const { workshop } = await library.revision(revisionId)
  return actionsOf(workshop, new Map(answers))
}

export const presentAction = ({ questionId, ...action }: Action) => ({ question_id: questionId, ...action })

/** What a team or HR sees of the session before. */
export async function presentEarlier(library: Library, earlier: Earlier | null) {
  if (!earlier) return null
  const { workshop } = await library.revision(earlier.revisionId)
  const states = new Map(earlier.states)
  const actions = await actionsThen(library, earlier)
  return {
    finished: earlier.finished.toISOString(),
    scores: givenScores(new Map(earlier.answers), workshop.scoreQuestions),
    actions: actions.map((action) => ({ ...presentAction(action), state: states.get(action.questionId) ?? null })),
  }
}
