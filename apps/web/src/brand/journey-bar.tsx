import type { JourneyPart } from '@thrive/domain'
import { m } from '@thrive/words'
import { classNames } from '../ui/layout/class-names.ts'
import { cssVars } from '../ui/layout/css-vars.ts'
import { Icon } from '../ui/layout/icon.tsx'
import { hourglass } from '../ui/layout/icon-paths.ts'
import './journey-bar.css'
import './journey-pace.css'

export interface JourneyPace {
  sign: 'ahead' | 'on-time' | 'behind'
  /** The pace in words: "4 min behind". */
  text: string
  /** Where the team should be by now, 0 to 1 along the drawing. */
  at: number
  from: string
  until: string
}

export interface JourneyBarProps {
  /** The boxes of the game, or tubes as long as their chapters that fill up. */
  kind: 'boxes' | 'chapters'
  parts: readonly JourneyPart[]
  /** The team's position in words: "Step 17 of 36", then the chapter. The drawing only repeats it. */
  where: string
  chapter?: string | undefined
  /** The pace against the plan; null until the team has set a finish time. */
  pace?: JourneyPace | null | undefined
  /** Makes the whole bar a button. */
  opens?: { label: string; onOpen: () => void } | undefined
}

export function JourneyBar({ kind, parts, where, chapter, pace, opens }: JourneyBarProps) {
  return (
    <section className={classNames('journey', kind, pace && 'paced')} aria-label={m.journey_label()}>
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
        {pace && <i className="plan" style={cssVars({ '--at': pace.at })} />}
      </ol>
      {pace && (
        <>
          <span className="pace-sign num" data-pace={pace.sign}>
            <Icon path={hourglass} />
            {pace.text}
          </span>
          <span className="pace-till num">
            <span>{pace.from}</span>
            <b>{pace.until}</b>
          </span>
        </>
      )}
      {opens && (
        <button
          type="button"
          className="pace-key"
          aria-label={opens.label}
          aria-haspopup="dialog"
          onClick={opens.onOpen}
        />
      )}
    </section>
  )
}
