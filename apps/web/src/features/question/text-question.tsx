import { LIMITS, type QuestionOf } from '@thrive/domain'
import { TextArea } from '../../ui/text-area.tsx'
import { TextLine } from '../../ui/text-line.tsx'
import type { QuestionProps } from './questions.tsx'
import { useDraft } from './use-draft.ts'

export function TextQuestion({ question, wire, alone, onAnswer }: QuestionProps<QuestionOf<'text'>>) {
  const [text, type] = useDraft(wire ?? '', onAnswer)
  const field = { label: question.title, value: text, onChange: type, limit: LIMITS.text, autoComplete: 'off' }
  return question.lines === 'one' ? <TextLine {...field} /> : <TextArea {...field} rows={alone ? 8 : 4} />
}
