import { type ActionState, LOOK_BACK_QUESTIONS } from '@thrive/domain'
import { m } from '@thrive/words'
import { fullDate } from '@thrive/words/intl'
import { stateLabel } from '../action/states.ts'
import type { LookBack } from './api.ts'
import { QUESTIONS } from './questions.ts'

interface LookBackNotesProps {
  lookBacks: readonly LookBack[]
  actions: readonly { questionId: number; what: string }[]
}

/** What a team wrote each time it looked back, the latest first. */
export function LookBackNotes({ lookBacks, actions }: LookBackNotesProps) {
  const whatOf = (id: number) => actions.find(({ questionId }) => questionId === id)?.what ?? ''
  return (
    <ol className="look-back-notes">
      {lookBacks.toReversed().map((lookBack, nth) => (
        // Several may have the same day, and none is ever moved.
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
        <li key={nth}>
          <h3>{m.look_back_on({ date: fullDate(lookBack.day) })}</h3>
          <dl className="answers">
            {lookBack.states.map(({ question_id, state }) => (
              <div key={question_id}>
                <dt dir="auto">{whatOf(question_id)}</dt>
                <dd>{stateLabel(state as ActionState)}</dd>
              </div>
            ))}
            {LOOK_BACK_QUESTIONS.filter((question) => lookBack[question]).map((question) => (
              <div key={question}>
                <dt>{QUESTIONS[question].title()}</dt>
                <dd dir="auto">{lookBack[question]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  )
}
