import type { Answers, Group, Question } from '@thrive/domain'
import type { ReactElement } from 'react'
import { MultipleQuestion } from './multiple-question.tsx'
import { RankingQuestion } from './ranking-question.tsx'
import { RevisitQuestions } from './revisit-questions.tsx'
import { SliderQuestion } from './slider-question.tsx'
import { TextQuestion } from './text-question.tsx'
import { YesNoQuestion } from './yes-no-question.tsx'

export interface QuestionProps<Q extends Question = Question> {
  question: Q
  /** The stored answer as its wire text. */
  wire: string | undefined
  /** The only question of its page: the page's title names it already. */
  alone: boolean
  onAnswer: (value: unknown) => void
}

interface QuestionsProps {
  group: Group
  answers: Answers
  onAnswer: (questionId: number, value: unknown) => void
}

/** The questions of a group, each as its type asks for. */
export default function Questions({ group, answers, onAnswer }: QuestionsProps) {
  const { questions } = group
  if (questions[0]?.type === 'revisit') return <RevisitQuestions group={group} answers={answers} onAnswer={onAnswer} />
  return questions.map((question) => (
    <OneQuestion
      key={question.id}
      question={question}
      wire={answers.get(question.id)}
      alone={questions.length === 1}
      onAnswer={(value) => onAnswer(question.id, value)}
    />
  ))
}

/** Its return type has the compiler ask for a component when a type of question is added. */
function OneQuestion({ question, ...rest }: QuestionProps): ReactElement | null {
  switch (question.type) {
    case 'slider':
      return <SliderQuestion question={question} {...rest} />
    case 'text':
      return <TextQuestion question={question} {...rest} />
    case 'multiple':
      return <MultipleQuestion question={question} {...rest} />
    case 'yesno':
      return <YesNoQuestion question={question} {...rest} />
    case 'ranking':
      return <RankingQuestion question={question} {...rest} />
    case 'revisit':
      return null
  }
}
