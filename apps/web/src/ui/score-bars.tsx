import { INDICATORS, type Scores } from '@thrive/domain'
import { cssVars } from './css-vars.ts'
import { IndicatorGlyph } from './indicator-glyph.tsx'
import { INDICATOR_NAMES } from './indicator-names.ts'
import './score-bars.css'

/** The three scores in a document: a bar for the current score, a marker for the desired one. */
export function ScoreBars({ scores, desired }: { scores: Scores; desired?: Scores | undefined }) {
  return (
    <ul className="score-bars">
      {INDICATORS.map((indicator) => {
        const wish = desired?.[indicator]
        return (
          <li key={indicator} data-i={indicator}>
            <span className="name">
              <IndicatorGlyph indicator={indicator} />
              {INDICATOR_NAMES[indicator]}
            </span>
            <span className="tube" aria-hidden="true">
              <i style={cssVars({ '--p': `${scores[indicator]}%` })} />
              {wish !== undefined && <b style={cssVars({ '--p': `${wish}%` })} />}
            </span>
            <span className="value num">
              <strong>{scores[indicator]}%</strong>
              {wish !== undefined && <span className="muted"> desired {wish}%</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
