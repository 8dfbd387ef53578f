import { m } from '@thrive/words'
import { Button } from '../ui/form/button.tsx'
import { classNames } from '../ui/layout/class-names.ts'
import { cssVars } from '../ui/layout/css-vars.ts'
import { dice, pause, play, restart } from '../ui/layout/icon-paths.ts'
import './timer-face.css'

export interface TimerFaceProps {
  look: 'white' | 'dark'
  /** A low strip, for pages that need the height for something else. */
  flat?: boolean | undefined
  state: 'paused' | 'running' | 'over'
  /** The digits, such as "07:42". */
  text: string
  /** How full the gauge is, 0 to 1. */
  share: number
  /** The point on the gauge, 0 to 1, at which something changes. */
  mark?: number | undefined
  /** Under the digits: "minutes left", "paused", "time is up". */
  caption: string
  /** Announced when it changes: the last minute and the end, not every second. */
  announcement?: string | undefined
  onToggle: () => void
  onReset?: (() => void) | undefined
  onExtraRule?: (() => void) | undefined
}

/** The face of a bench timer. It has no clock of its own: the time is passed in as text. */
export function TimerFace({
  look,
  flat,
  state,
  text,
  share,
  mark,
  caption,
  announcement,
  onToggle,
  onReset,
  onExtraRule,
}: TimerFaceProps) {
  const over = state === 'over'
  const running = state === 'running'
  return (
    <div className={classNames('timer', flat && 'flat', over ? 'over lit' : look, look === 'white' && 'lit')}>
      <span className="lugs" aria-hidden="true">
        <i />
        <i />
      </span>
      <div className="digits" role="timer" aria-label={`${text}, ${caption}`}>
        {Array.from(text, (character, place) => ({ character, place })).map(({ character, place }) =>
          // The key includes the digit: a changed digit is a new element, so that no digit moves.
          character === ':' ? <i key={place}>:</i> : <b key={`${place}${character}`}>{character}</b>,
        )}
      </div>
      <div className="gauge" aria-hidden="true">
        {share > 0 && <i style={cssVars({ '--p': share })} />}
        {mark !== undefined && <b style={cssVars({ '--p': mark })} />}
      </div>
      <div className="keys">
        <Button
          round
          icon={running ? pause : play}
          aria-label={running ? m.timer_pause() : m.timer_start()}
          onClick={onToggle}
        />
        <span className="under">{caption}</span>
        <span className="more">
          {onExtraRule && (
            <Button round look="second" icon={dice} aria-label={m.timer_extra_rule()} onClick={onExtraRule} />
          )}
          {onReset && <Button round look="second" icon={restart} aria-label={m.timer_again()} onClick={onReset} />}
        </span>
      </div>
      <output className="vh">{announcement}</output>
    </div>
  )
}
