import type { FilmFact, SeatState } from '@thrive/domain'
import { m } from '@thrive/words'
import { Button } from '../../ui/form/button.tsx'
import { cssVars } from '../../ui/layout/css-vars.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { captions, pause, play } from '../../ui/layout/icon-paths.ts'
import { clockText } from '../../ui/player/clock-text.ts'
import { rewind } from './icon-paths.ts'
import type { KeysProps } from './remote-keys.ts'
import { filmNow, filmTurns } from './room-clock.ts'
import { shownFilm } from './shown-film.ts'
import { useRoomPage } from './use-room-page.ts'
import { useTick } from './use-tick.ts'
import './remote-film.css'

interface Props extends KeysProps {
  state: SeatState
  film: FilmFact
}

/** The shared screen's film: a still, its position, and its controls. */
export function RemoteFilm({ state, film, ahead, isLost, onWish }: Props) {
  const page = useRoomPage(state.page?.number ?? null, state.lang)
  const still = page?.number === state.page?.number && page ? shownFilm(page, film, state.lang)?.poster : undefined
  const { playing } = film
  const wish = (what: Parameters<typeof onWish>[0]) => () => isLost || onWish(what)
  return (
    <>
      <div className="now-film">
        {still && <img src={still} alt="" />}
        <span className="on">
          <Icon path={playing ? play : pause} />
          {playing ? m.phone_film_plays() : m.phone_film_stands()}
        </span>
      </div>
      <div className="film-head">
        <h1>{state.page?.title}</h1>
        <FilmTime film={film} ahead={ahead} />
      </div>
      <div className="film-keys">
        <button type="button" className="keytxt" aria-disabled={isLost || undefined} onClick={wish('film-rewind')}>
          <Icon path={rewind} />
          {m.phone_film_rewind()}
        </button>
        <Button
          round
          icon={playing ? pause : play}
          aria-label={playing ? m.phone_film_pause() : m.phone_film_play()}
          locked={isLost}
          onClick={wish(playing ? 'film-pause' : 'film-play')}
        />
        <button
          type="button"
          className="keytxt"
          aria-pressed={film.captions === true}
          aria-disabled={isLost || undefined}
          onClick={wish(film.captions ? 'captions-off' : 'captions-on')}
        >
          <Icon path={captions} />
          {m.film_captions()}
        </button>
      </div>
    </>
  )
}

/** The film's position. Not a slider: seeking happens on the shared screen. */
function FilmTime({ film, ahead }: { film: FilmFact; ahead: number }) {
  const now = Date.now() + ahead
  useTick(filmTurns(film, now))
  const { length } = film
  const at = Math.min(filmNow(film, now), length ?? Number.POSITIVE_INFINITY)
  const time = clockText(at)
  if (!length) return <p className="film-time num">{time}</p>
  const whole = clockText(length)
  return (
    <div className="film-time num" role="img" aria-label={m.player_position_of({ time, length: whole })}>
      <span>{time}</span>
      <span className="bit" style={cssVars({ '--p': `${(100 * at) / length}%` })} />
      <span>{whole}</span>
    </div>
  )
}
