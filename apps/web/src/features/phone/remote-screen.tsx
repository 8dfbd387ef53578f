import { FEWEST_BALLOTS, type Wish } from '@thrive/domain'
import { m } from '@thrive/words'
import { useState } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { Problem } from '../../ui/form/problem.tsx'
import { arrowRight } from '../../ui/layout/arrow-right.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { arrowLeft, signOut } from '../../ui/layout/icon-paths.ts'
import { Prose } from '../../ui/layout/prose.tsx'
import { sendWish } from './api.ts'
import { Line, PhoneBar } from './frame.tsx'
import { eyeSlash, megaphone } from './icon-paths.ts'
import { RemoteFilm, RemoteTimer } from './remote-facts.tsx'
import type { SeatProps } from './seat-props.ts'
import { wishProblem } from './wish-problem.ts'
import './remote-screen.css'

const GATES = {
  film: m.phone_gate_film,
  timer: m.phone_gate_timer,
  question: m.phone_gate_question,
  unfit: m.phone_gate_unfit,
} as const

/** The leader's remote: what is read aloud, what only the leader sees, and the keys of the shared screen. */
export function RemoteScreen({ live, onLeave }: SeatProps) {
  const { state, link, ahead } = live
  const [problem, setProblem] = useState<string | null>(null)
  const isLost = link !== 'connected'
  const wish = (what: Wish) => {
    setProblem(null)
    sendWish(what).catch((error: unknown) => setProblem(wishProblem(error)))
  }
  if (!state?.page) return null
  const { page, text, note, blocked, asked, film, timer } = state
  const canReveal = asked !== null && asked.given >= FEWEST_BALLOTS
  return (
    <div className="ph remote" data-lost={isLost || undefined}>
      <PhoneBar
        middle={<span className="strong num">{stepOf(page)}</span>}
        sign={<Line state={isLost ? 'off' : 'on'} />}
      />
      <main className="ph-main">
        {film && <RemoteFilm film={film} ahead={ahead} isLost={isLost} onWish={wish} />}
        <section className="aloud">
          <span className="kicker">
            <Icon path={megaphone} />
            {m.phone_remote_aloud()}
          </span>
          <h1>{page.title}</h1>
          {text && <Prose>{text}</Prose>}
        </section>
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
        {timer && <RemoteTimer timer={timer} ahead={ahead} isLost={isLost} onWish={wish} />}
        {asked && (
          <Button look="second" locked={!canReveal || isLost} onClick={() => wish('reveal')}>
            {m.phone_remote_reveal({ given: asked.given, seats: asked.seats })}
          </Button>
        )}
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
        <p className="hint" id="next-hint" role="status">
          {isLost ? m.phone_remote_lost() : blocked ? GATES[blocked]() : ''}
        </p>
        <Problem>{problem}</Problem>
      </footer>
    </div>
  )
}

const stepOf = ({ number, of }: { number: number; of: number }) =>
  number <= of ? m.phone_step({ page: number, of }) : m.phone_results({ page: number - of })
