import { type Action, type ActionState, LOOK_BACK_QUESTIONS, type Locale, type LookBackNote } from '@thrive/domain'
import { m } from '@thrive/words'
import type { Cell } from '../../../infra/sheets/cell.ts'
import { presentLookBacks } from '../../team/look-back/service.ts'

const QUESTIONS = { expected: m.look_back_expected, noticed: m.look_back_noticed, next: m.look_back_next }
const STATES: Record<ActionState, typeof m.action_done> = {
  done: m.action_done,
  'under-way': m.action_under_way,
  'not-yet': m.action_not_yet,
  dropped: m.action_dropped,
}

export function lookBackHeader(locale: Locale): Cell[] {
  const options = { locale }
  return [
    m.export_look_back_states({}, options),
    ...LOOK_BACK_QUESTIONS.map((question) =>
      m.export_look_back({ question: QUESTIONS[question]({}, options) }, options),
    ),
  ]
}

interface Reader {
  locale: Locale
  timeZone: string
}

/** One cell per column, with each look-back's day before what was written then. Empty if nothing was. */
export function lookBackCells(notes: LookBackNote[], actions: Action[], { locale, timeZone }: Reader): Cell[] {
  const lookBacks = presentLookBacks(notes, actions, timeZone)
  const whatOf = (id: number) => actions.find(({ questionId }) => questionId === id)?.what ?? ''
  const joined = (textOf: (lookBack: (typeof lookBacks)[number]) => string): Cell => {
    const texts = lookBacks.flatMap((each) => (textOf(each) ? [`${each.day}: ${textOf(each)}`] : []))
    return texts.length > 0 ? texts.join('; ') : null
  }
  return [
    joined(({ states }) =>
      states.map(({ question_id, state }) => `${whatOf(question_id)} (${STATES[state]({}, { locale })})`).join(', '),
    ),
    ...LOOK_BACK_QUESTIONS.map((question) => joined((lookBack) => lookBack[question])),
  ]
}
