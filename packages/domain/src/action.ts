import { type Answers, isGiven } from './answer.ts'
import { isRevisit, isValidRevisit } from './recurring.ts'
import { parseStringList } from './string-list.ts'
import type { Indicator, QuestionOf, SurveyPage, Workshop } from './workshop.ts'

/** What a team decided on a revisit page. Derived from the answers, so it is always current. */
export interface Action {
  /** The question that asks for the action: its permanent id. */
  questionId: number
  what: string
  who: string | null
  /** The day on which the team reviews it, as 2027-01-31. */
  by: string | null
  indicator: Indicator | null
}

/** The outcome of an action, as reported by a later session. */
export type ActionState = 'done' | 'under-way' | 'not-yet' | 'dropped'
export const ACTION_STATES = ['done', 'under-way', 'not-yet', 'dropped'] as const satisfies ActionState[]

/** What HR sees of an action: a day ahead or none, a day that has passed, or the team's word. */
export const SHOWN_ACTION_STATES = ['due', 'overdue', 'under-way', 'done', 'dropped'] as const
export type ShownActionState = (typeof SHOWN_ACTION_STATES)[number]

/** True if no reminder is needed any more. */
export const isSettled = (state: ActionState): boolean => state === 'done' || state === 'dropped'

export function actionsOf({ survey }: Pick<Workshop, 'survey'>, answers: Answers): Action[] {
  return survey.flatMap(({ group, indicator }) => {
    if (!group || !isRevisit(group) || !isValidRevisit(group)) return []
    const questions = group.questions.filter((question) => question.type === 'revisit')
    const given = (field: QuestionOf<'revisit'>['field']) => {
      const question = questions.find((each) => each.field === field)
      const wire = question && answers.get(question.id)
      return question && isGiven(question, wire) ? wire.trim() : null
    }
    const [first] = questions
    const what = given('text')
    if (!first || what === null) return []
    const about = indicator ?? rankedFirst(survey, answers)
    return [{ questionId: first.id, what, who: given('line'), by: given('date'), indicator: about }]
  })
}

/** A plan without its own indicator is about the one that the team ranked first. */
function rankedFirst(survey: readonly SurveyPage[], answers: Answers): Indicator | null {
  const ranking = survey
    .flatMap(({ group }) => group?.questions ?? [])
    .find((question) => question.type === 'ranking' && question.options.some(({ indicator }) => indicator))
  if (ranking?.type !== 'ranking') return null
  const [first] = parseStringList(answers.get(ranking.id) ?? '') ?? []
  return ranking.options.find(({ value }) => value === first)?.indicator ?? null
}
