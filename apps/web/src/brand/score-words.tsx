import { INDICATOR_NAMES, INDICATORS, type Scores } from '@thrive/domain'
import { inPercent } from '@thrive/words/intl'
import { useId } from 'react'
import { IndicatorGlyph } from './indicator-glyph.tsx'
import './score-words.css'

/** Three scores under a title, as words and numbers without a picture. */
export function ScoreWords({ title, scores }: { title: string; scores: Scores }) {
  const id = useId()
  return (
    <section className="score-words lit" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl>
        {INDICATORS.map((indicator) => (
          <div key={indicator} data-i={indicator}>
            <dt>
              <IndicatorGlyph indicator={indicator} />
              {INDICATOR_NAMES[indicator]}
            </dt>
            <dd className="num">{inPercent(scores[indicator])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
