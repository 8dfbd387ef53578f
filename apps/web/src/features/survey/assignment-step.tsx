import { Professor } from '../../brand/professor.tsx'
import { Prose } from '../../ui/layout/prose.tsx'
import { Roles, StepHead } from '../stage/step-head.tsx'
import type { StepProps } from '../stage/step-props.ts'
import { Timer } from '../stage/timer.tsx'
import { GapStep } from './gap-step.tsx'

export function AssignmentStep(props: StepProps) {
  const { page, session, note, heading } = props
  if (page.scores === 'gap') return <GapStep {...props} />
  return (
    <div className={page.timer ? 'assign' : 'two'}>
      <div className="stack">
        <StepHead page={page} heading={heading} />
        <Prose read>{page.text}</Prose>
        {page.roles && <Roles />}
      </div>
      {page.timer ? (
        <Timer page={page} timer={page.timer} session={session} note={note} />
      ) : (
        <Professor pose={page.page % 2 ? 'open' : 'listen'} />
      )}
    </div>
  )
}
