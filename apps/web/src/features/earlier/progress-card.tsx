import { INDICATOR_NAMES } from '@thrive/domain'
import { m } from '@thrive/words'
import { inPercent } from '@thrive/words/intl'
import type { ReactNode } from 'react'
import { Change } from '../../brand/change.tsx'
import { IndicatorGlyph } from '../../brand/indicator-glyph.tsx'
import { classNames } from '../../ui/layout/class-names.ts'
import { cssVars } from '../../ui/layout/css-vars.ts'
import type { TeamProgress } from './progress.ts'
import '../../brand/indicator-tube.css'
import './progress-card.css'

interface ProgressCardProps {
  list: TeamProgress['list']
  hint: string
  className?: string
  /** The same in words. */
  children: ReactNode
}

/** Previous and current scores in a document: a bar for the current one, a dotted line for the previous one. */
export function ProgressCard({ list, hint, className, children }: ProgressCardProps) {
  return (
    <section className={classNames('card progress-card', className)}>
      <h2>{m.progress_title()}</h2>
      <p className="muted">{hint}</p>
      <ul className="progress-bars">
        {list.map(({ indicator, last, now, direction, points }) => (
          <li key={indicator} data-i={indicator}>
            <span className="name">
              <IndicatorGlyph indicator={indicator} />
              {INDICATOR_NAMES[indicator]}
            </span>
            <span className="tube indicator-tube" aria-hidden="true">
              <i style={cssVars({ '--p': `${now}%` })} />
              <u style={cssVars({ '--p': `${last}%` })} />
            </span>
            <Change direction={direction} points={points} />
            <span className="value num">
              <strong>{inPercent(now)}</strong> <span className="muted">{m.progress_was({ last })}</span>
            </span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
