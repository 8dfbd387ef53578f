import type { Readable } from '@thrive/domain'
import { IndicatorGlyph } from '../../brand/indicator-glyph.tsx'
import { classNames } from '../../ui/layout/class-names.ts'
import type { ReportGroup } from './report.ts'

interface AnswersProps {
  title: string
  groups: ReportGroup[]
  className?: string
}

/** What a team answered, group by group. */
export function Answers({ title, groups, className }: AnswersProps) {
  return (
    <section className={classNames('card', className)}>
      <h2>{title}</h2>
      {groups.map(({ id, title, indicator, answers }) => (
        <section key={id} className="group">
          <h3>
            {indicator && <IndicatorGlyph indicator={indicator} />}
            {title}
          </h3>
          <dl className="answers">
            {answers.map(({ id: question, question: asked, answer }) => (
              <div key={question}>
                <dt>{asked}</dt>
                <dd dir="auto">
                  <Answer answer={answer} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  )
}

function Answer({ answer }: { answer: Readable }) {
  if (answer.kind === 'text') return answer.text
  return (
    <ul>
      {answer.items.map((item) => (
        <li key={item} dir="auto">
          {item}
        </li>
      ))}
    </ul>
  )
}
