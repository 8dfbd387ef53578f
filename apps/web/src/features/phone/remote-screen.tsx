import type { Wish } from '@thrive/domain'
import { m } from '@thrive/words'
import { useEffect, useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { Button } from '../../ui/form/button.tsx'
import { Problem } from '../../ui/form/problem.tsx'
import { arrowRight } from '../../ui/layout/arrow-right.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { arrowLeft, eyeSlash, megaphone, signOut } from '../../ui/layout/icon-paths.ts'
import { Prose } from '../../ui/layout/prose.tsx'
import { sendWish } from './api.ts'
import { Line, PhoneBar } from './frame.tsx'
import { RemoteAsk } from './remote-ask.tsx'
import { RemoteFilm } from './remote-film.tsx'
import { RemoteGate } from './remote-gate.tsx'
import { RemotePace } from './remote-pace.tsx'
import { RemoteRound } from './remote-round.tsx'
import { RemoteTimer } from './remote-timer.tsx'
import type { SeatProps } from './seat-props.ts'
import './remote-screen.css'

/** The leader's remote: what is read aloud, what only the leader sees, and the controls of the shared screen. */
export function RemoteScreen({ live, onLeave }: SeatProps) {
  const { state, link, ahead } = live
  const [problem, setProblem] = useState<string | null>(null)
  const isLost = link !== 'connected'
  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection that is back, or a screen that reports, mends it
  useEffect(() => {
    if (!isLost) setProblem(null)
  }, [isLost, state?.page?.number, state?.film?.at, state?.timer?.at, state?.blocked])
  const wish = (what: Wish) => {
    setProblem(null)
    sendWish(what).catch((error: unknown) => setProblem(wishProblem(error)))
  }
  if (!state?.page) return null
  const { page, text, note, blocked, pace, asked, asks, next, film, timer } = state
  const keys = { ahead, isLost, onWish: wish }
  return (
    <div className="ph remote" data-lost={isLost || undefined}>
      <PhoneBar
        middle={<span className="strong num">{stepOf(page)}</span>}
        sign={<Line state={isLost ? 'off' : 'on'} />}
      />
      <main className="ph-main">
        {pace && <RemotePace pace={pace} />}
        {film && <RemoteFilm state={state} film={film} {...keys} />}
        {(text || !film) && (
          <section className="aloud">
            <span className="kicker">
              <Icon path={megaphone} />
              {m.phone_remote_aloud()}
            </span>
            {!film && <h1>{page.title}</h1>}
            {text && <Prose>{text}</Prose>}
          </section>
        )}
        {note && (
          <aside className="private">
            <span className="kicker">
              <Icon path={eyeSlash} />
              {m.phone_remote_private()}
            </span>
            <p>{note}</p>
          </aside>
        )}
        <Button look="quiet" icon={signOut} onClick={onLeave}>
          {m.phone_remote_leave()}
        </Button>
      </main>
      <footer className="ph-foot line">
        {timer && <RemoteTimer timer={timer} {...keys} />}
        {asks && <RemoteAsk next={next} isLost={isLost} isMain={blocked != null} onAsk={() => wish('ask')} />}
        {asked && <RemoteRound asked={asked} isLost={isLost} onReveal={() => wish('reveal')} />}
        <div className="ph-keys">
          <Button
            look="second"
            icon={arrowLeft}
            aria-label={m.back()}
            locked={isLost || page.number === 1}
            onClick={() => wish('back')}
          />
          <Button
            big
            locked={isLost || blocked != null}
            iconAfter={arrowRight}
            aria-describedby="next-hint"
            onClick={() => wish('next')}
          >
            {m.next_step()}
          </Button>
        </div>
        <RemoteGate id="next-hint" isLost={isLost} blocked={blocked ?? null} film={film} ahead={ahead} />
        <Problem>{problem}</Problem>
      </footer>
    </div>
  )
}

const stepOf = ({ number, of, results }: { number: number; of: number; results: number }) =>
  number <= of ? m.phone_step({ page: number, of }) : m.phone_results({ page: number - of, pages: results })

const WHY: Record<string, () => string> = {
  'no-screen': m.phone_remote_no_screen,
  'not-the-leader': m.refused_not_the_leader,
  'seat-ended': m.refused_seat_ended,
  'seat-removed': m.refused_seat_removed,
  'too-many-requests': m.refused_too_often_minute,
}

const wishProblem = (error: unknown): string =>
  error instanceof ApiError ? (WHY[error.code] ?? m.refused_busy)() : m.phone_remote_not_sent()
