import type { Question } from '@thrive/domain'
import type { ReactNode } from 'react'

export const warnNotParsed = () => console.warn('Error parsing the answer value')

export interface QuestionProps<Q extends Question = Question> {
  question: Q
  /** The content of the field as wire text: the answer, or an unsaved draft. */
  wire: string | undefined
  /** Why it is not saved. */
  problem: string | undefined
  /** The phones' answers by option; for a ranking the mean place. */
  counts?: Readonly<Record<string, number>> | undefined
  /** What stands in the question's card, above its answer. */
  above?: ReactNode
  onAnswer: (value: unknown) => void
}
