import type { Indicator } from '@thrive/domain'
import { INDICATOR_NAMES } from '@thrive/domain'
import { IndicatorGlyph } from './indicator-glyph.tsx'
import './indicator-tag.css'

export function IndicatorTag({ indicator }: { indicator: Indicator }) {
  return (
    <span className="tag" data-i={indicator}>
      <IndicatorGlyph indicator={indicator} />
      {INDICATOR_NAMES[indicator]}
    </span>
  )
}
