import type { QuestionOf } from '@thrive/domain'
import { YesNo } from '../../ui/yes-no.tsx'
import type { QuestionProps } from './questions.tsx'

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
