import { type Answers, type Group, isGiven, type QuestionOf } from '@thrive/domain'
import { m } from '@thrive/words'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { plus } from '../../ui/layout/icon-paths.ts'
import { PARTS } from './parts.ts'

const AveragePad = lazy(PARTS.averagePad)

interface PadKeyProps {
  question: QuestionOf<'slider'>
  /** Sets the score as if somebody had moved the slider. */
  onScore: (questionId: number, score: number) => void
}

/** Opens the pad for slips on paper, in rooms without phones. */
export function PadKey({ question, onScore }: PadKeyProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <div className="round-strip">
        <Button look="second" icon={plus} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {m.pad_title()}
        </Button>
      </div>
      {open && (
        <Suspense>
          <AveragePad
            question={question}
            onClose={() => setOpen(false)}
            onUse={(score) => {
              onScore(question.id, score)
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** The score to tap: the first that is missing, or the last if none is. */
export function scoreToTap(group: Group, answers: Answers): QuestionOf<'slider'> | undefined {
  const sliders = group.questions.filter((question) => question.type === 'slider')
  return sliders.find((question) => !isGiven(question, answers.get(question.id))) ?? sliders.at(-1)
}
