import { formatTime, type SeatState, type TimerFact } from '@thrive/domain'
import { m } from '@thrive/words'
import { useRef, useState } from 'react'
import { JourneyBar } from '../../brand/journey-bar.tsx'
import { Logo } from '../../brand/logo.tsx'
import { ProfessorTip } from '../../brand/professor-tip.tsx'
import { Button } from '../../ui/form/button.tsx'
import { FullScreenButton } from '../../ui/layout/full-screen-button.tsx'
import { signOut } from '../../ui/layout/icon-paths.ts'
import { Prose } from '../../ui/layout/prose.tsx'
import type { RoomPage } from './api.ts'
import type { Asked } from './asked.ts'
import { FollowAnswers } from './follow-answers.tsx'
import { FollowFilm } from './follow-film.tsx'
import { FollowPart } from './follow-part.tsx'
import { FollowRound, roundTitle } from './follow-round.tsx'
import { Line } from './frame.tsx'
import type { Sound } from './own-sound.tsx'
import { timerNow, timerTurns } from './room-clock.ts'
import type { SeatProps } from './seat-props.ts'
import { useRoomPage } from './use-room-page.ts'
import { useTick } from './use-tick.ts'
import './follow-screen.css'
import './phone.css'

/** The room's page, read-only, next to what a phone could do: for a remote colleague. */
export function FollowScreen(props: SeatProps) {
  const { state, link, ahead } = props.live
  const asked = useLastAsked(state)
  // The team's scores have changed when the next one is asked for.
  const page = useRoomPage(state?.page?.number ?? null, state?.lang ?? null, state?.asked?.key ?? state?.tally?.key)
  const [sound, setSound] = useState<Sound>({ isMuted: false, loudness: 1 })
  const isDown = link !== 'connected'
  const hasFilm = page !== null && page.films.length > 0
  const tally = state?.tally ?? null
  return (
    <div className="follow">
      <header className="bar">
        <Logo variant={page?.look === 'game' ? 'teams' : 'lab'} />
        {page ? <Journey page={page} of={state?.page?.of ?? 0} /> : <span />}
        <div className="side">
          <Line state={isDown ? 'off' : 'follow'} />
          <Button look="quiet" icon={signOut} onClick={props.onLeave}>
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
            sound={sound}
            onSilenced={() => setSound({ ...sound, isMuted: true })}
          />
        )}
        <div className="lines">
          <h1>{roundTitle(asked, tally) ?? page?.title ?? state?.page?.title ?? m.phone_look()}</h1>
          {page?.text && !asked && <Prose>{page.text}</Prose>}
        </div>
        {(state?.asked || tally) && <FollowRound asked={asked} tally={tally} scores={page?.scores ?? []} />}
        {page && !asked && !tally && <FollowAnswers page={page} />}
        {state?.timer && <RoomTimer timer={state.timer} ahead={ahead} />}
        {page?.tip && <ProfessorTip>{page.tip}</ProfessorTip>}
      </main>
      <FollowPart {...props} sound={hasFilm ? sound : null} onSound={setSound} />
    </div>
  )
}

function Journey({ page: { kind, parts, number, title }, of }: { page: RoomPage; of: number }) {
  const now = parts.find((part) => part.state === 'now')
  return (
    <JourneyBar
      kind={kind}
      parts={parts}
      where={number <= of ? m.phone_step({ page: number, of }) : title}
      chapter={now?.title}
    />
  )
}

/** Returns the current question or, once revealed, the last one, which a tally does not repeat. */
function useLastAsked(state: SeatState | null): Asked | null {
  const last = useRef<Asked | null>(null)
  if (state?.asked) last.current = state.asked
  const key = state?.asked?.key ?? state?.tally?.key
  return last.current?.key === key ? last.current : null
}

/** The room's timer, which is started and stopped there. */
function RoomTimer({ timer, ahead }: { timer: TimerFact; ahead: number }) {
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
