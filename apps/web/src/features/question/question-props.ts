import type { Question } from '@thrive/domain'

/** For whoever reads the console. */
export const NOT_PARSED = 'Error parsing the answer value'

export interface QuestionProps<Q extends Question = Question> {
  question: Q
  /** The content of the field as wire text: the answer, or an unsaved draft. */
  wire: string | undefined
  /** Why it is not saved. */
  problem: string | undefined
  onAnswer: (value: unknown) => void
}
