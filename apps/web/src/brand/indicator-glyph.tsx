import type { Indicator } from '@thrive/domain'
import type { ReactNode } from 'react'
import './indicator-glyph.css'

/** Each indicator has a shape as well as a colour: two circles, an arch, a triangle. */
const SHAPES: Record<Indicator, ReactNode> = {
  connect: (
    <>
      <circle cx="9" cy="12" r="7.5" />
      <circle cx="15" cy="12" r="7.5" />
      <path className="deep" d="M12 5.13a7.5 7.5 0 0 1 0 13.74a7.5 7.5 0 0 1 0 -13.74Z" />
    </>
  ),
  trust: (
    <>
      <path d="M3 20V12a9 9 0 0 1 18 0v8Z" />
      <path className="deep" d="M8 20v-7a4 4 0 0 1 8 0v7Z" />
    </>
  ),
  inspire: (
    <>
      <path d="M12 2.5 22.5 20.5h-21Z" stroke="var(--i)" strokeWidth="2" strokeLinejoin="round" />
      <path className="deep" d="M12 9.8l1.3 3.3 3.3 1.3-3.3 1.3-1.3 3.3-1.3-3.3-3.3-1.3 3.3-1.3Z" />
    </>
  ),
}

export function IndicatorGlyph({ indicator }: { indicator: Indicator }) {
  return (
    <svg className="glyph" data-i={indicator} viewBox="0 0 24 24" aria-hidden="true">
      {SHAPES[indicator]}
    </svg>
  )
}
