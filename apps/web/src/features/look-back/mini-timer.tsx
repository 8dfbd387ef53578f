import { breakTimer, formatTime, LOOK_BACK_SECONDS } from '@thrive/domain'
import { m } from '@thrive/words'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { classNames } from '../../ui/layout/class-names.ts'
import { cssVars } from '../../ui/layout/css-vars.ts'
import { pause, play } from '../../ui/layout/icon-paths.ts'
import { useTimer } from '../stage/use-timer.ts'
import './mini-timer.css'
import type { OpenLookBack } from './open-look-back.ts'

const TIMER = breakTimer(LOOK_BACK_SECONDS)
const SILENT = { onTick: () => {}, onEnd: () => {}, onWarning: () => {} }

/** One clock over all parts. It stops nothing. */
export function MiniTimer({ open: { id, database } }: { open: OpenLookBack }) {
  const clock = useTimer(TIMER, 0, { uuid: id, database }, SILENT)
  const time = formatTime(clock.remaining)
  return (
    <div className={classNames('mini-timer lit', clock.over && 'over')}>
      <span
        className="digits num"
        role="timer"
        aria-label={clock.over ? m.timer_over_said() : m.look_back_left({ time })}
      >
        {time}
      </span>
      <IconButton
        icon={clock.running ? pause : play}
        label={clock.running ? m.timer_pause() : m.timer_start()}
        onClick={clock.toggle}
      />
      <span
        className="gauge"
        style={cssVars({ '--p': clock.remaining / (LOOK_BACK_SECONDS * 1000) })}
        aria-hidden="true"
      >
        <i />
      </span>
      <output className="vh">{clock.over && m.timer_over_said()}</output>
    </div>
  )
}
