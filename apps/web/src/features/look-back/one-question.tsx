import { LOOK_BACK_QUESTIONS } from '@thrive/domain'
import { m } from '@thrive/words'
import { useId, useState } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { arrowRight } from '../../ui/layout/arrow-right.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { arrowLeft, shieldCheck } from '../../ui/layout/icon-paths.ts'
import { usePageHeading } from '../stage/use-page-heading.ts'
import { EarlierNotes } from './earlier-notes.tsx'
import { Frame, type PartProps } from './frame.tsx'
import { QuestionField } from './question-field.tsx'
import { QUESTIONS } from './questions.ts'
import './one-question.css'

/** The three questions on a phone, one after the other. */
export function OneQuestion(props: PartProps) {
  const { open, lookBack, onPart } = props
  const [nth, setNth] = useState(0)
  const heading = usePageHeading(nth)
  const id = useId()
  const question = LOOK_BACK_QUESTIONS[nth]
  const isLast = nth === LOOK_BACK_QUESTIONS.length - 1
  if (!question) return null
  return (
    <Frame
      {...props}
      part={2}
      tip={m.look_back_round()}
      back={
        <Button
          look="second"
          icon={arrowLeft}
          aria-label={m.back()}
          onClick={() => (nth > 0 ? setNth(nth - 1) : onPart(1))}
        />
      }
      next={
        <Button big iconAfter={arrowRight} onClick={() => (isLast ? onPart(3) : setNth(nth + 1))}>
          {isLast ? m.next_step() : m.look_back_next_question()}
        </Button>
      }
    >
      <div className="part one-question">
        <div className="head">
          <span className="muted num">{m.look_back_question({ nth: nth + 1 })}</span>
          <EarlierNotes lookBacks={open.shown.look_backs} actions={lookBack.actions} />
        </div>
        <h1 ref={heading} tabIndex={-1} id={id}>
          {QUESTIONS[question].title()}
        </h1>
        <p id={`${id}-hint`}>{QUESTIONS[question].hint()}</p>
        <QuestionField key={question} question={question} lookBack={lookBack} titleId={id} rows={5} />
        <p className="contract">
          <Icon path={shieldCheck} />
          <span>{open.shown.look_backs ? m.look_back_reads() : m.look_back_writes()}</span>
        </p>
      </div>
    </Frame>
  )
}
