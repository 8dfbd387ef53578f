import { type Answers, type Group, LIMITS, prefillFor, type QuestionOf } from '@thrive/domain'
import { DateField } from '../../ui/date-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextLine } from '../../ui/text-line.tsx'
import { useDraft } from './use-draft.ts'

interface RevisitProps {
  group: Group
  answers: Answers
  onAnswer: (questionId: number, value: unknown) => void
}

/** What, who and when. The action of an earlier round comes back into the first field. */
export function RevisitQuestions({ group, answers, onAnswer }: RevisitProps) {
  const copied = prefillFor(group, answers)

  const answer = (questionId: number, value: string) => {
    // Only what is filled in counts; an emptied field keeps what was there.
    if (!value) return
    // The action that came back counts from the first input on this page, wherever that is.
    if (copied && copied.questionId !== questionId) onAnswer(copied.questionId, copied.value)
    onAnswer(questionId, value)
  }

  return group.questions.map((question) =>
    question.type === 'revisit' ? (
      <RevisitField
        key={question.id}
        question={question}
        stored={answers.get(question.id) ?? (copied?.questionId === question.id ? copied.value : '')}
        onAnswer={(value) => answer(question.id, value)}
      />
    ) : null,
  )
}

interface FieldProps {
  question: QuestionOf<'revisit'>
  stored: string
  onAnswer: (value: string) => void
}

function RevisitField({ question, stored, onAnswer }: FieldProps) {
  const [value, onChange] = useDraft(stored, onAnswer)
  const field = { label: question.title, value, onChange }
  if (question.field === 'date') return <DateField {...field} />
  const text = { ...field, limit: LIMITS.text, autoComplete: 'off' }
  return question.field === 'line' ? <TextLine {...text} /> : <TextArea {...text} rows={4} />
}
