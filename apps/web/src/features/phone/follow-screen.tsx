import { m } from '@thrive/words'
import { useState } from 'react'
import { JourneyBar } from '../../brand/journey-bar.tsx'
import { Logo } from '../../brand/logo.tsx'
import { ProfessorTip } from '../../brand/professor-tip.tsx'
import { Seat, seatName } from '../../brand/seat.tsx'
import { Button } from '../../ui/form/button.tsx'
import { FullScreenButton } from '../../ui/layout/full-screen-button.tsx'
import { mute, signOut, volume } from '../../ui/layout/icon-paths.ts'
import { Prose } from '../../ui/layout/prose.tsx'
import { clockText } from '../../ui/player/clock-text.ts'
import { FollowFilm } from './follow-film.tsx'
import { Contract, Line } from './frame.tsx'
import { HowMany } from './how-many.tsx'
import { OwnPart } from './own-part.tsx'
import { Beside } from './part.tsx'
import { timerNow } from './room-clock.ts'
import type { SeatProps } from './seat-props.ts'
import { useRoomPage } from './use-room-page.ts'
import { useTick } from './use-tick.ts'
import './follow-screen.css'
import './phone.css'

/** The room's page, read-only, and beside it what a phone could do: for a colleague who is elsewhere. */
export function FollowScreen({ live, kept, look, onGive, onRetry, onLeave }: SeatProps) {
  const { state, link, ahead } = live
  const page = useRoomPage(state?.page?.number ?? null, state?.lang ?? null)
  const isDown = link !== 'connected'
  const [isMuted, setMuted] = useState(false)
  const hasFilm = page !== null && page.films.length > 0
  useTick(state?.timer?.running === true)
  const now = page?.parts.find((part) => part.state === 'now')
  const of = state?.page?.of ?? 0
  return (
    <div className="follow">
      <header className="bar">
        <Logo variant={page?.look === 'game' ? 'teams' : 'lab'} />
        {page ? (
          <JourneyBar
            kind={page.kind}
            parts={page.parts}
            where={page.number <= of ? m.phone_step({ number: page.number, of }) : page.title}
            chapter={now?.title}
          />
        ) : (
          <span />
        )}
        <div className="side">
          {isDown ? <Line state="off" /> : <Line state="follow" />}
          <Button look="quiet" icon={signOut} onClick={onLeave}>
            {m.phone_leave()}
          </Button>
          <FullScreenButton />
        </div>
      </header>
      <main>
        {hasFilm && state && (
          <FollowFilm
            key={page.number}
            page={page}
            film={state.film}
            lang={state.lang}
            ahead={ahead}
            isDown={isDown}
            isMuted={isMuted}
            onSilenced={() => setMuted(true)}
          />
        )}
        <div className="lines">
          <h1>{page?.title ?? state?.page?.title ?? m.phone_look()}</h1>
          {page?.text && <Prose>{page.text}</Prose>}
        </div>
        {state?.asked && <HowMany asked={state.asked} />}
        {state?.timer && (
          <p className="room-timer num" role="timer">
            {clockText(timerNow(state.timer, Date.now() + ahead))}
          </p>
        )}
        {page?.tip && <ProfessorTip>{page.tip}</ProfessorTip>}
      </main>
      <aside className="own" aria-labelledby="own-part">
        <div className="whose">
          <Seat look={look} isNamed />
          <div>
            <h2 id="own-part">{m.phone_follow_part()}</h2>
            <p className="muted">{seatName(look)}</p>
          </div>
        </div>
        <hr />
        {isDown && (
          <p role="status">
            {kept?.at === 'phone' ? m.phone_kept() : m.phone_comes_back()}{' '}
            <Button look="quiet" onClick={onRetry}>
              {m.phone_try_now()}
            </Button>
          </p>
        )}
        {state?.asked ? (
          <Beside.Provider value={true}>
            <OwnPart key={state.asked.key} asked={state.asked} kept={kept} look={look} onGive={onGive} />
          </Beside.Provider>
        ) : (
          <p>{m.phone_follow_none()}</p>
        )}
        {hasFilm && (
          <div className="own-sound">
            <Button
              look="second"
              icon={isMuted ? mute : volume}
              aria-pressed={isMuted}
              onClick={() => setMuted(!isMuted)}
            >
              {isMuted ? m.phone_follow_sound_on() : m.phone_follow_sound_off()}
            </Button>
            <p className="muted ui">{m.phone_follow_belongs()}</p>
          </div>
        )}
        <Contract words={m.phone_contract_short} />
      </aside>
    </div>
  )
}
