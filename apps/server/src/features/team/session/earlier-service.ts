import { type Action, actionsOf, dayOf, givenScores } from '@thrive/domain'
import type { Library } from '../../../deps.ts'
import type { Earlier } from './earlier-data.ts'

export async function actionsThen(library: Library, { revisionId, answers }: Earlier): Promise<Action[]> {
  const { workshop } = await library.revision(revisionId)
  return actionsOf(workshop, new Map(answers))
}

export const presentAction = ({ questionId, ...action }: Action) => ({ question_id: questionId, ...action })

/** What teams and HR see of the previous session. */
export async function presentEarlier(library: Library, earlier: Earlier | null, timeZone: string) {
  if (!earlier) return null
  const { workshop } = await library.revision(earlier.revisionId)
  const states = new Map(earlier.states)
  const actions = await actionsThen(library, earlier)
  return {
    finished: earlier.finished.toISOString(),
    day: dayOf(earlier.finished, timeZone),
    scores: givenScores(new Map(earlier.answers), workshop.scoreQuestions),
    actions: actions.map((action) => ({ ...presentAction(action), state: states.get(action.questionId) ?? null })),
  }
}
