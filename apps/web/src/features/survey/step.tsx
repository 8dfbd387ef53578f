import { isHandedIn } from '@thrive/domain'
import type { StepProps } from '../stage/step-props.ts'
import { VideoStep } from '../stage/video-step.tsx'
import { AssignmentStep } from './assignment-step.tsx'
import { GroupStep } from './group-step.tsx'
import { HandedInStep } from './handed-in-step.tsx'

const STEPS = { video: VideoStep, assignment: AssignmentStep, group: GroupStep }

export function SurveyStep(props: StepProps) {
  const { page, session } = props
  const Step = isHandedIn(page, session.position) ? HandedInStep : STEPS[page.kind]
  return <Step {...props} />
}
