import { Professor } from '../../ui/professor.tsx'
import { Prose } from '../../ui/prose.tsx'
import { GapStep } from './gap-step.tsx'
import type { StepProps } from './step.tsx'
import { Roles, StepHead } from './step-head.tsx'
import { Timer } from './timer.tsx'

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
