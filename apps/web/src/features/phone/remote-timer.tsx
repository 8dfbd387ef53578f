import type { TimerFact } from '@thrive/domain'
import { m } from '@thrive/words'
import { Button } from '../../ui/form/button.tsx'
import { cssVars } from '../../ui/layout/css-vars.ts'
import { pause, play, restart } from '../../ui/layout/icon-paths.ts'
import { clockText } from '../../ui/player/clock-text.ts'
import type { KeysProps } from './remote-keys.ts'
import { timerNow, timerTurns } from './room-clock.ts'
import { useTick } from './use-tick.ts'
import './remote-timer.css'

/** The shared screen's timer, with its controls. */
export function RemoteTimer({ timer, ahead, isLost, onWish }: KeysProps & { timer: TimerFact }) {
  const now = Date.now() + ahead
  useTick(timerTurns(timer, now))
  const left = timerNow(timer, now)
  const { running, of } = timer
  const isOver = left === 0
  const isFresh = of !== undefined && timer.left >= of && !running
  const text = clockText(left).padStart(5, '0')
  return (
    <div className="ph-timer" data-over={isOver || undefined}>
      <div>
        <span
          className="digits"
          role="timer"
          aria-label={isOver ? m.timer_over_said() : m.phone_left_time({ time: text })}
        >
          {isOver ? m.timer_over_said() : <Digits text={text} />}
        </span>
        {of !== undefined && (
          <div className="gauge" aria-hidden="true">
            {left > 0 && <i style={cssVars({ '--p': Math.min(1, left / of) })} />}
          </div>
        )}
      </div>
      <Button
        round
        icon={running ? pause : play}
        aria-label={running ? m.timer_pause() : m.timer_start()}
        locked={isLost || isOver}
        onClick={() => onWish(running ? 'timer-pause' : 'timer-play')}
      />
      <Button
        round
        look="second"
        icon={restart}
        aria-label={m.timer_again()}
        locked={isLost || isFresh}
        onClick={() => onWish('timer-reset')}
      />
    </div>
  )
}

/** Each digit has its own place, so that none moves when another changes. */
const Digits = ({ text }: { text: string }) =>
  Array.from(text, (sign, place) => ({ sign, place })).map(({ sign, place }) =>
    sign === ':' ? <i key={place}>:</i> : <b key={place}>{sign}</b>,
  )
