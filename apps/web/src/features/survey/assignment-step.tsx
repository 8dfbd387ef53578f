import { lazy, Suspense } from 'react'
import { Professor } from '../../brand/professor.tsx'
import { Prose } from '../../ui/layout/prose.tsx'
import { Roles, StepHead } from '../stage/step-head.tsx'
import type { StepProps } from '../stage/step-props.ts'
import { Timer } from '../stage/timer.tsx'
import { GapStep } from './gap-step.tsx'
import { PARTS_OF_A_ROOM } from './parts.ts'

const VoteRound = lazy(PARTS_OF_A_ROOM.voteRound)
const RoundStrip = lazy(PARTS_OF_A_ROOM.strip)

export function AssignmentStep(props: StepProps) {
  const { page, session, note, heading, round = null, look } = props
  if (page.scores === 'gap') return <GapStep {...props} />
  const { tally } = round ?? {}
  if (round && tally && look?.isRound)
    return (
      <Suspense>
        <VoteRound round={round} tally={tally} heading={heading} onPage={look.toPage} />
      </Suspense>
    )
  return (
    <div className={page.timer ? 'assign' : 'two'}>
      <div className="stack">
        <StepHead page={page} heading={heading} />
        <Prose read>{page.text}</Prose>
        {page.roles && <Roles />}
        {round && (
          <Suspense>
            <RoundStrip round={round} onRound={tally && look ? look.toRound : null} />
          </Suspense>
        )}
      </div>
      {page.timer ? (
        <Timer page={page} timer={page.timer} session={session} note={note} />
      ) : (
        <Professor pose={page.page % 2 ? 'open' : 'listen'} />
      )}
    </div>
  )
}
