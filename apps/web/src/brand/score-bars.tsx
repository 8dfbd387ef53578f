import { type GivenScores, INDICATOR_NAMES, INDICATORS, type Indicator, type Scores } from '@thrive/domain'
import { m } from '@thrive/words'
import { inPercent, signed } from '@thrive/words/intl'
import { cssVars } from '../ui/layout/css-vars.ts'
import { IndicatorGlyph } from './indicator-glyph.tsx'
import './indicator-tube.css'
import './score-bars.css'

interface ScoreBarsProps {
  scores: GivenScores
  desired?: GivenScores | Scores | undefined
  /** Of the session before: a diamond, and the difference instead of the desired score. */
  last?: GivenScores | undefined
  /** Shown if there is no score. */
  absent?: string
  /** Shown below a score. */
  notes?: Record<Indicator, string>
}

/** The three scores in a document: a bar for the current score, a marker for the desired one. */
export function ScoreBars({ scores, desired, last, absent = m.score_none(), notes }: ScoreBarsProps) {
  return (
    <ul className="score-bars">
      {INDICATORS.map((indicator) => {
        const score = scores[indicator]
        const wish = desired?.[indicator] ?? undefined
        const before = last?.[indicator] ?? null
        return (
          <li key={indicator} data-i={indicator}>
            <span className="name">
              <IndicatorGlyph indicator={indicator} />
              {INDICATOR_NAMES[indicator]}
            </span>
            <span className="tube indicator-tube" aria-hidden="true">
              {score !== null && <i style={cssVars({ '--p': `${score}%` })} />}
              {before !== null && <em className="diamond" style={cssVars({ '--p': `${before}%` })} />}
              {wish !== undefined && <b style={cssVars({ '--p': `${wish}%` })} />}
            </span>
            <span className="value num">
              <strong>{score === null ? absent : inPercent(score)}</strong>
              {score !== null && before !== null && <Since score={score} before={before} />}
              {wish !== undefined && <span className={last ? 'vh' : 'muted'}> {m.score_desired({ score: wish })}</span>}
              {notes && <span className="note muted">{notes[indicator]}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const Since = ({ score, before }: { score: number; before: number }) => (
  <>
    <span className="muted"> {m.score_since({ count: Math.abs(score - before), change: signed(score - before) })}</span>
    <span className="vh"> {m.progress_was({ last: before })}</span>
  </>
)
