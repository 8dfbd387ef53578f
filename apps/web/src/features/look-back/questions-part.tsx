import { LOOK_BACK_QUESTIONS } from '@thrive/domain'
import { m } from '@thrive/words'
import { useId } from 'react'
import { useIsNarrow } from '../../lib/use-is-narrow.ts'
import { Button } from '../../ui/form/button.tsx'
import { arrowRight } from '../../ui/layout/arrow-right.ts'
import { arrowLeft } from '../../ui/layout/icon-paths.ts'
import { usePageHeading } from '../stage/use-page-heading.ts'
import { EarlierNotes } from './earlier-notes.tsx'
import { Frame, type PartProps } from './frame.tsx'
import { OneQuestion } from './one-question.tsx'
import { QuestionField } from './question-field.tsx'
import { QUESTIONS } from './questions.ts'

/** Three questions, each with room for a line. */
export const QuestionsPart = (props: PartProps) =>
  useIsNarrow() ? <OneQuestion {...props} /> : <AllQuestions {...props} />

function AllQuestions(props: PartProps) {
  const { open, lookBack, onPart } = props
  const heading = usePageHeading(2)
  const id = useId()
  return (
    <Frame
      {...props}
      part={2}
      tip={m.look_back_round()}
      back={
        <Button look="quiet" icon={arrowLeft} onClick={() => onPart(1)}>
          {m.back()}
        </Button>
      }
      next={
        <Button big iconAfter={arrowRight} onClick={() => onPart(3)}>
          {m.next_step()}
        </Button>
      }
    >
      <div className="part">
        <div className="head">
          <h1 ref={heading} tabIndex={-1}>
            {m.look_back_three()}
          </h1>
          <EarlierNotes lookBacks={open.shown.look_backs} actions={lookBack.actions} />
        </div>
        <p className="who-reads">{open.shown.look_backs ? m.look_back_reads() : m.look_back_writes()}</p>
        <ol className="three">
          {LOOK_BACK_QUESTIONS.map((question, nth) => (
            <li key={question} className="lit">
              <span className="n" aria-hidden="true">
                {nth + 1}
              </span>
              <div>
                <h2 id={`${id}-${question}`}>{QUESTIONS[question].title()}</h2>
                <p id={`${id}-${question}-hint`}>{QUESTIONS[question].hint()}</p>
              </div>
              <QuestionField question={question} lookBack={lookBack} titleId={`${id}-${question}`} rows={2} />
            </li>
          ))}
        </ol>
      </div>
    </Frame>
  )
}
