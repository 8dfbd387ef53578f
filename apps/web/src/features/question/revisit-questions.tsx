import { type Answers, type Group, isPastDate, LIMITS, prefillFor, type QuestionOf } from '@thrive/domain'
import { m } from '@thrive/words'
import { useEffect, useEffectEvent } from 'react'
import { DateField } from '../../ui/form/date-field.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextLine } from '../../ui/form/text-line.tsx'
import type { TeamSession } from '../session/use-session.ts'

interface RevisitProps {
  group: Group
  answers: Answers
  unsaved: TeamSession['unsaved']
  onAnswer: (questionId: number, value: unknown) => void
  onUnfinished: (questionId: number, is: boolean) => void
}

/** What, who and when. The action of an earlier round appears in the first field. */
export function RevisitQuestions({ group, answers, unsaved, onAnswer, onUnfinished }: RevisitProps) {
  const copied = prefillFor(group, answers)

  const answer = (questionId: number, value: string) => {
    // The copied action counts as an answer from the first input on this page, in any field.
    if (copied) onAnswer(copied.questionId, copied.value)
    onAnswer(questionId, value)
  }

  return group.questions.map((question) =>
    question.type === 'revisit' ? (
      <RevisitField
        key={question.id}
        question={question}
        value={
          unsaved.get(question.id)?.wire ??
          answers.get(question.id) ??
          (copied?.questionId === question.id ? copied.value : '')
        }
        problem={unsaved.get(question.id)?.problem}
        onAnswer={(value) => answer(question.id, value)}
        onUnfinished={(is) => onUnfinished(question.id, is)}
      />
    ) : null,
  )
}

interface FieldProps {
  question: QuestionOf<'revisit'>
  value: string
  problem: string | undefined
  onAnswer: (value: string) => void
  onUnfinished: (is: boolean) => void
}

function RevisitField({ question, value, problem, onAnswer, onUnfinished }: FieldProps) {
  // A half-typed date disappears with its field.
  const forget = useEffectEvent(() => onUnfinished(false))
  useEffect(() => () => forget(), [])

  const field = { label: question.title, value, onChange: onAnswer, error: problem }
  if (question.field === 'date') {
    const hint = isPastDate(value, new Date()) ? m.date_passed() : null
    return <DateField {...field} hint={hint} onUnfinished={() => onUnfinished(true)} />
  }
  const text = { ...field, limit: LIMITS.text, autoComplete: 'off' }
  return question.field === 'line' ? <TextLine {...text} /> : <TextArea {...text} rows={4} />
}
