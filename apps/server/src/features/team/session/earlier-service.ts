import { type Action, actionsOf, dayOf, givenScores, statesIn } from '@thrive/domain'
import type { Deps, Library } from '../../../deps.ts'
import { recountAround } from '../../tally/service.ts'
import { presentAction } from '../answer/action-service.ts'
import { presentLookBacks } from '../look-back/service.ts'
import { type Earlier, earlierIdOf, type StatedAction, setStates } from './earlier-data.ts'

export async function actionsThen(library: Library, { revisionId, answers }: Earlier): Promise<Action[]> {
  const { workshop } = await library.revision(revisionId)
  return actionsOf(workshop, new Map(answers))
}

/** Stores what became of the actions of the earlier session, and counts it there. False if the session is gone. */
export const reportStates = (
  { db, library }: Pick<Deps, 'db' | 'library'>,
  sessionId: string,
  states: readonly StatedAction[],
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const earlier = states.length > 0 ? await earlierIdOf(tx, sessionId) : null
    return recountAround(tx, library, earlier ? [earlier] : [], () => setStates(tx, sessionId, states))
  })

/** What teams and HR see of the previous session. */
export async function presentEarlier(library: Library, earlier: Earlier | null, timeZone: string) {
  if (!earlier) return null
  const { workshop } = await library.revision(earlier.revisionId)
  // A state that the later session reports counts more than one of a look-back, which came before it.
  const states = new Map([...statesIn(earlier.notes), ...earlier.states])
  const actions = await actionsThen(library, earlier)
  return {
    finished: earlier.finished.toISOString(),
    day: dayOf(earlier.finished, timeZone),
    scores: givenScores(new Map(earlier.answers), workshop.scoreQuestions),
    actions: actions.map((action) => ({ ...presentAction(action), state: states.get(action.questionId) ?? null })),
    look_backs: presentLookBacks(earlier.notes, actions, timeZone),
  }
}
