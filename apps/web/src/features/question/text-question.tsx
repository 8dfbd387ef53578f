import { LIMITS, type QuestionOf } from '@thrive/domain'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextLine } from '../../ui/form/text-line.tsx'
import type { QuestionProps } from './question-props.ts'

export function TextQuestion({ question, wire = '', problem, onAnswer }: QuestionProps<QuestionOf<'text'>>) {
  const field = {
    label: question.title,
    value: wire,
    onChange: onAnswer,
    limit: LIMITS.text,
    error: problem,
    autoComplete: 'off',
  }
  return question.lines === 'one' ? <TextLine {...field} /> : <TextArea {...field} />
}
