import type { Readable } from '@thrive/domain'
import { IndicatorGlyph } from '../../brand/indicator-glyph.tsx'
import { classNames } from '../../ui/layout/class-names.ts'
import type { ReportGroup } from './report.ts'

interface AnswersProps {
  title: string
  groups: ReportGroup[]
  className?: string
}

export function Answers({ title, groups, className }: AnswersProps) {
  return (
    <section className={classNames('card', className)}>
      <h2>{title}</h2>
      {groups.map(({ id, title, indicator, numbered, answers }) => (
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
                  <Answer answer={answer} numbered={numbered} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  )
}

function Answer({ answer, numbered }: { answer: Readable; numbered: boolean }) {
  if (answer.kind === 'text') return answer.text
  const List = numbered ? 'ol' : 'ul'
  return (
    <List>
      {answer.items.map((item) => (
        <li key={item} dir="auto">
          {item}
        </li>
      ))}
    </List>
  )
}
