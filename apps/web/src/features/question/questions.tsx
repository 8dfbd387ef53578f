import type { Answers, Group, QuestionType, Tally } from '@thrive/domain'
import { Fragment, type ReactElement } from 'react'
import { Icon } from '../../ui/layout/icon.tsx'
import { warning } from '../../ui/layout/icon-paths.ts'
import type { TeamSession } from '../session/use-session.ts'
import { MultipleQuestion } from './multiple-question.tsx'
import type { QuestionProps } from './question-props.ts'
import { RankingQuestion } from './ranking-question.tsx'
import { RevisitQuestions } from './revisit-questions.tsx'
import { SliderQuestion } from './slider-question.tsx'
import { TextQuestion } from './text-question.tsx'
import { YesNoQuestion } from './yes-no-question.tsx'

interface QuestionsProps {
  group: Group
  answers: Answers
  unsaved: TeamSession['unsaved']
  /** What phones gave, once it is revealed. */
  tally?: Tally | null | undefined
  onAnswer: (questionId: number, value: unknown) => void
  onUnfinished: (questionId: number, is: boolean) => void
}

/** The questions of a group, each with the component of its type. */
export default function Questions(props: QuestionsProps) {
  const { answers, unsaved, tally, onAnswer } = props
  const { questions } = props.group
  if (questions[0]?.type === 'revisit') return <RevisitQuestions {...props} />
  return questions.map((question) => {
    const { wire = answers.get(question.id), problem } = unsaved.get(question.id) ?? {}
    return (
      <Fragment key={question.id}>
        <OneQuestion
          question={question}
          wire={wire}
          problem={problem}
          counts={tally?.key === `q${question.id}` ? tally.counts : undefined}
          onAnswer={(value) => onAnswer(question.id, value)}
        />
        {problem && !SAY_IT_THEMSELVES.has(question.type) && (
          <p className="error" role="alert">
            <Icon path={warning} />
            {problem}
          </p>
        )}
      </Fragment>
    )
  })
}

const SAY_IT_THEMSELVES = new Set<QuestionType>(['text', 'multiple'])

/** The return type makes the compiler ask for a component when a question type is added. */
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
