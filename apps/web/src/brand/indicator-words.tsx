import { INDICATORS } from '@thrive/domain'
import { IndicatorGlyph } from './indicator-glyph.tsx'
import './indicator-words.css'

/** The words connect, trust and inspire on one line, each with its shape. */
export function IndicatorWords() {
  return (
    <p className="words">
      {INDICATORS.map((indicator) => (
        <span key={indicator}>
          <IndicatorGlyph indicator={indicator} />
          {indicator}
        </span>
      ))}
    </p>
  )
}
