import type { JourneyPart } from '@thrive/domain'
import { m } from '@thrive/words'
import { classNames } from '../ui/layout/class-names.ts'
import { cssVars } from '../ui/layout/css-vars.ts'
import './journey-bar.css'

export interface JourneyBarProps {
  /** The boxes of the game, or tubes that fill up, each as long as its chapter. */
  kind: 'boxes' | 'chapters'
  parts: readonly JourneyPart[]
  /** Where the team is, in words: "Step 17 of 36", then the chapter. The drawing only repeats it. */
  where: string
  chapter?: string | undefined
}

export function JourneyBar({ kind, parts, where, chapter }: JourneyBarProps) {
  return (
    <section className={classNames('journey', kind)} aria-label={m.journey_label()}>
      <span className="where num">
        {where}
        {chapter && <span className="chapter"> · {chapter}</span>}
      </span>
      <ol aria-hidden="true">
        {parts.map((part, index) => (
          <li
            key={part.fromPage}
            title={part.title}
            data-i={part.indicator ?? undefined}
            data-state={part.state}
            style={cssVars({ '--n': part.toPage - part.fromPage + 1, '--p': part.share })}
          >
            {kind === 'boxes' && index + 1}
          </li>
        ))}
      </ol>
    </section>
  )
}
