import { formatTime, type TimerFact } from '@thrive/domain'
import { m } from '@thrive/words'
import { timerNow, timerTurns } from './room-clock.ts'
import { useTick } from './use-tick.ts'

/** The room's timer: it is started and stopped there. */
export function RoomTimer({ timer, ahead }: { timer: TimerFact; ahead: number }) {
  const now = Date.now() + ahead
  useTick(timerTurns(timer, now))
  const left = timerNow(timer, now)
  return (
    <div className="room-timer">
      <span className="num" role="timer">
        {formatTime(left * 1000)}
      </span>
      {left === 0 ? <b>{m.timer_over_said()}</b> : !timer.running && <b>{m.timer_paused()}</b>}
    </div>
  )
}
