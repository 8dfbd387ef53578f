import type { ResultsPage } from '@thrive/domain'
import type { RefObject } from 'react'
import type { TeamSession } from '../session/use-session.ts'
import type { FrameProps } from '../stage/frame.tsx'

export interface ResultsStepProps {
  page: ResultsPage
  session: TeamSession
  heading: RefObject<HTMLHeadingElement | null>
  /** True if the team has already passed this page and is looking back. */
  passed: boolean
  /** True if the tutorial covers the page, so that films and timers pause. */
  held: boolean
  /** Goes to the next page, from the last one to the download. */
  proceed: () => void
  /** What every page's frame has in common. */
  frame: Pick<
    FrameProps,
    | 'uuid'
    | 'workshop'
    | 'position'
    | 'parts'
    | 'where'
    | 'saved'
    | 'pace'
    | 'unsaved'
    | 'onHelp'
    | 'onLanguage'
    | 'onBack'
  >
}
