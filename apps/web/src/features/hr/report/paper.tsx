import type { Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import { useLayoutEffect, useState } from 'react'
import { classNames } from '../../../ui/layout/class-names.ts'
import { cssVars } from '../../../ui/layout/css-vars.ts'
import './paper.css'
import './paper-cover.css'
import './paper-figures.css'
import './paper-grey.css'
import './paper-print.css'
import type { Sheet } from './sheets.tsx'

export type Ink = 'colour' | 'grey'

/** The width of A4 in CSS pixels. */
const A4 = (210 * 96) / 25.4

interface PaperProps {
  sheets: readonly Sheet[]
  lang: Locale
  ink: Ink
  isBusy: boolean
}

/** The pages as they will be printed, drawn to the scale of their place on the screen. */
export function Paper({ sheets, lang, ink, isBusy }: PaperProps) {
  const { ref, scale } = useScale()
  return (
    <div
      className={classNames('paper', ink === 'grey' && 'grey')}
      aria-busy={isBusy}
      style={cssVars({ '--scale': String(scale) })}
    >
      <GreyFills />
      {sheets.map(({ name, page }, index) => (
        <figure key={name}>
          <div className="sheet-place" lang={lang} ref={index === 0 ? ref : undefined}>
            {page}
          </div>
          <figcaption lang={lang}>
            <b>{index + 1}</b> {name}
          </figcaption>
        </figure>
      ))}
      {isBusy && <p role="status">{m.report_counting()}</p>}
    </div>
  )
}

/** How much smaller than A4 the first page stands here. */
function useScale() {
  const [place, setPlace] = useState<HTMLDivElement | null>(null)
  const [scale, setScale] = useState(0.5)
  useLayoutEffect(() => {
    if (!place) return
    // While it is printed its place has the size of the paper, and no scale applies.
    const measure = () => setScale((before) => (place.clientWidth > 0 ? place.clientWidth / A4 : before))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(place)
    return () => observer.disconnect()
  }, [place])
  return { ref: setPlace, scale }
}

/** Without colour each indicator has a pattern of its own. */
const GreyFills = () => (
  <svg className="fills" width="0" height="0" aria-hidden="true">
    <defs>
      <pattern id="paper-connect" width="5" height="5" patternUnits="userSpaceOnUse">
        <rect width="5" height="5" fill="#e2e2e2" />
        <circle cx="2.5" cy="2.5" r="1.5" fill="#2b2b2b" />
      </pattern>
      <pattern id="paper-trust" width="4" height="4" patternUnits="userSpaceOnUse">
        <rect width="4" height="4" fill="#777" />
        <path d="M1 0v4" stroke="#222" strokeWidth="1.6" />
      </pattern>
      <pattern id="paper-inspire" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" fill="#f2f2f2" />
        <path d="M1 0v6" stroke="#555" strokeWidth="1.6" />
      </pattern>
    </defs>
  </svg>
)
