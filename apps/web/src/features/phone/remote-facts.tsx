import type { FilmFact, TimerFact, Wish } from '@thrive/domain'
import { m } from '@thrive/words'
import { Button } from '../../ui/form/button.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { pause, play } from '../../ui/layout/icon-paths.ts'
import { clockText } from '../../ui/player/clock-text.ts'
import { filmNow, filmTurns, timerNow, timerTurns } from './room-clock.ts'
import { useTick } from './use-tick.ts'

interface FactProps {
  ahead: number
  isLost: boolean
  onWish: (wish: Wish) => void
}

export function RemoteTimer({ timer, ahead, isLost, onWish }: FactProps & { timer: TimerFact }) {
  const now = Date.now() + ahead
  useTick(timerTurns(timer, now))
  const left = timerNow(timer, now)
  const isOver = left === 0
  return (
    <div className="ph-timer" data-over={isOver || undefined}>
      <span className="digits num" role="timer" aria-label={m.phone_left_time({ time: clockText(left) })}>
        {isOver ? m.timer_over_said() : clockText(left).padStart(5, '0')}
      </span>
      <Button
        round
        icon={timer.running ? pause : play}
        aria-label={timer.running ? m.timer_pause() : m.timer_start()}
        locked={isLost || isOver}
        onClick={() => onWish(timer.running ? 'timer-pause' : 'timer-play')}
      />
    </div>
  )
}

export function RemoteFilm({ film, ahead, isLost, onWish }: FactProps & { film: FilmFact }) {
  const now = Date.now() + ahead
  useTick(filmTurns(film, now))
  return (
    <div className="now-film">
      <span className="on">
        <Icon path={film.playing ? play : pause} />
        {film.playing ? m.phone_film_plays() : m.phone_film_stands()}
      </span>
      <span className="num">{clockText(filmNow(film, now))}</span>
      <Button
        round
        icon={film.playing ? pause : play}
        aria-label={film.playing ? m.phone_film_pause() : m.phone_film_play()}
        locked={isLost}
        onClick={() => onWish(film.playing ? 'film-pause' : 'film-play')}
      />
    </div>
  )
}
