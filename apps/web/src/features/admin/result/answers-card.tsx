import type { Readable } from '@thrive/domain'
import { IndicatorGlyph } from '../../../ui/indicator-glyph.tsx'
import type { ReportGroup } from '../../download/report.ts'

export function AnswersCard({ groups }: { groups: ReportGroup[] }) {
  return (
    <section className="card c7 answers-card">
      <h2>Answers</h2>
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
                <dd>
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
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
