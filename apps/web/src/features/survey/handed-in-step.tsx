import { type Readable, readable } from '@thrive/domain'
import { m } from '@thrive/words'
import { readingWords } from '@thrive/words/answers'
import { Icon } from '../../ui/layout/icon.tsx'
import { lock } from '../../ui/layout/icon-paths.ts'
import { Prose } from '../../ui/layout/prose.tsx'
import './handed-in-step.css'
import { StepHead } from '../stage/step-head.tsx'
import type { StepProps } from '../stage/step-props.ts'

/** A page that Next step has closed for good: the team's submitted answers, read-only. */
export function HandedInStep({ page, session, heading }: StepProps) {
  return (
    <div className="group-step" data-view={page.group?.view}>
      <div className="stack words-side">
        <StepHead page={page} heading={heading} />
        <Prose read>{page.text}</Prose>
      </div>
      <section className="card stack handed-in" aria-label={m.handed_in_label()}>
        <p className="kicker">
          <Icon path={lock} />
          {m.handed_in_locked()}
        </p>
        <dl className="stack">
          {page.group?.questions.map((question) => (
            <div key={question.id}>
              <dt>{question.title}</dt>
              <dd>{inOneLine(readable(question, session.answers.get(question.id), readingWords()))}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

const inOneLine = (answer: Readable) => (answer.kind === 'text' ? answer.text : answer.items.join(', '))
