import { m } from '@thrive/words'
import type { ReactNode } from 'react'
import { Logo } from '../../brand/logo.tsx'
import { ProfessorTip } from '../../brand/professor-tip.tsx'
import { SavedSign } from '../../brand/saved-sign.tsx'
import { FullScreenButton } from '../../ui/layout/full-screen-button.tsx'
import { MiniTimer } from './mini-timer.tsx'
import type { OpenLookBack } from './open-look-back.ts'
import type { TeamLookBack } from './use-look-back.ts'

/** What every part of a look-back gets. */
export interface PartProps {
  open: OpenLookBack
  lookBack: TeamLookBack
  onPart: (part: number) => void
}

interface FrameProps extends PartProps {
  part: 1 | 2 | 3
  tip: string
  back: ReactNode
  next: ReactNode
  children: ReactNode
}

const PARTS = [1, 2, 3] as const

/** The frame of all parts: whose look-back it is, the clock and saving above; back, tip and Next step below. */
export function Frame({ open, lookBack, part, tip, back, next, children }: FrameProps) {
  return (
    <div className="screen look-back">
      <header className="bar">
        <Logo variant={open.shown.look === 'game' ? 'teams' : 'lab'} />
        <div className="where">
          {open.shown.team && <b dir="auto">{open.shown.team}</b>}
          <ol aria-label={m.look_back_part({ part })}>
            {PARTS.map((each) => (
              <li key={each} className={each === part ? 'now' : each < part ? 'done' : undefined} aria-hidden="true">
                {each}
              </li>
            ))}
          </ol>
        </div>
        <div className="side">
          {part < 3 && <MiniTimer open={open} />}
          <SavedSign state={lookBack.state} />
          <FullScreenButton />
        </div>
      </header>
      <main className="stage">{children}</main>
      <footer className="foot">
        <span>{back}</span>
        <ProfessorTip key={tip}>{tip}</ProfessorTip>
        <div className="next">{next}</div>
      </footer>
    </div>
  )
}
