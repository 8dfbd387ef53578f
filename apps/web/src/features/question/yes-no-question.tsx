import type { QuestionOf } from '@thrive/domain'
import { YesNo } from '../../ui/form/yes-no.tsx'
import type { QuestionProps } from './question-props.ts'

export function YesNoQuestion({ question, wire, onAnswer }: QuestionProps<QuestionOf<'yesno'>>) {
  return (
    <YesNo
      legend={question.title}
      yes={question.yes}
      no={question.no}
      value={wire === undefined ? null : wire === 'Yes'}
      onChange={(yes) => onAnswer(yes ? 'Yes' : 'No')}
    />
  )
}
