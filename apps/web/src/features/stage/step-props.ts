import type { SurveyPage } from '@thrive/domain'
import type { RefObject } from 'react'
import type { TeamSession } from '../session/use-session.ts'
import type { NoteFact } from './use-page-facts.ts'

export interface StepProps {
  page: SurveyPage
  session: TeamSession
  note: NoteFact
  /** The tutorial covers the page, so films and timers pause. */
  held: boolean
  heading: RefObject<HTMLHeadingElement | null>
}
