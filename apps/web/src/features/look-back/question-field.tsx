import { LIMITS, type LookBackQuestion } from '@thrive/domain'
import { m } from '@thrive/words'
import type { TeamLookBack } from './use-look-back.ts'

interface QuestionFieldProps {
  question: LookBackQuestion
  lookBack: TeamLookBack
  /** The id of its title; that of its hint is the same, with -hint. */
  titleId: string
  rows: number
}

export const QuestionField = ({ question, lookBack, titleId, rows }: QuestionFieldProps) => (
  <textarea
    className="input"
    rows={rows}
    dir="auto"
    maxLength={LIMITS.note}
    aria-labelledby={titleId}
    aria-describedby={`${titleId}-hint`}
    placeholder={m.look_back_line()}
    value={lookBack.textOf(question)}
    onChange={(event) => lookBack.write(question, event.target.value)}
  />
)
