import { type Answers, isGiven } from './answer.ts'
import type { Group } from './workshop.ts'

export interface Prefill {
  questionId: number
  value: string
}

export const isRevisit = (group: Group): boolean => group.questions[0]?.type === 'revisit'

/** A revisit needs an action, a name and a date; otherwise the screen shows that the question is invalid. */
export const isValidRevisit = (group: Group): boolean => group.questions.length >= 3

/** The earlier round's action prefills the first field, unless the team has written there or cleared it. */
export function prefillFor(group: Group, answers: Answers): Prefill | null {
  const first = group.questions[0]
  if (first?.type !== 'revisit' || first.copiedFrom === null || answers.has(first.id)) return null
  const value = answers.get(first.copiedFrom)
  return isGiven(first, value) ? { questionId: first.id, value } : null
}
