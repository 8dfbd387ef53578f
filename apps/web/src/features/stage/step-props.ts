import type { SurveyPage } from '@thrive/domain'
import type { RefObject } from 'react'
import type { Look } from '../room/use-look.ts'
import type { Round } from '../room/use-round.ts'
import type { TeamSession } from '../session/use-session.ts'
import type { NoteFact } from './use-page-facts.ts'

export interface StepProps {
  page: SurveyPage
  session: TeamSession
  note: NoteFact
  /** True if the tutorial covers the page, so that films and timers pause. */
  held: boolean
  /** What the page asks the phones in the room; null without phones. */
  round?: Round | null | undefined
  /** Whether the page or its round is shown; not on pages that ask nothing. */
  look?: Look | undefined
  heading: RefObject<HTMLHeadingElement | null>
}
