import type { Question } from '@thrive/domain'

export interface QuestionProps<Q extends Question = Question> {
  question: Q
  /** What stands there, as its wire text: the answer, or what is not saved. */
  wire: string | undefined
  /** Why it is not saved. */
  problem: string | undefined
  onAnswer: (value: unknown) => void
}
