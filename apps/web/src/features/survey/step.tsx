import { isHandedIn, type SurveyPage } from '@thrive/domain'
import type { RefObject } from 'react'
import type { TeamSession } from '../session/use-session.ts'
import { AssignmentStep } from './assignment-step.tsx'
import { GroupStep } from './group-step.tsx'
import { HandedInStep } from './handed-in-step.tsx'
import type { NoteFact } from './use-page-facts.ts'
import { VideoStep } from './video-step.tsx'

export interface StepProps {
  page: SurveyPage
  session: TeamSession
  note: NoteFact
  /** The tutorial covers the page: what plays waits. */
  held: boolean
  heading: RefObject<HTMLHeadingElement | null>
}

const STEPS = { video: VideoStep, assignment: AssignmentStep, group: GroupStep }

export function SurveyStep(props: StepProps) {
  const { page, session } = props
  const Step = isHandedIn(page, session.position) ? HandedInStep : STEPS[page.kind]
  return <Step {...props} />
}
