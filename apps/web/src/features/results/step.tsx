import type { ResultsPage } from '@thrive/domain'
import type { RefObject } from 'react'
import type { TeamSession } from '../session/use-session.ts'
import type { FrameProps } from '../survey/frame.tsx'
import { FilmStep } from './film-step.tsx'
import { NameStep } from './name-step.tsx'
import { OpinionStep } from './opinion-step.tsx'
import { OverviewStep } from './overview-step.tsx'
import { PhotoStep } from './photo/photo-step.tsx'
import { TextStep } from './text-step.tsx'

export interface ResultsStepProps {
  page: ResultsPage
  session: TeamSession
  heading: RefObject<HTMLHeadingElement | null>
  /** The team has been past this page and looks back. */
  passed: boolean
  /** The tutorial covers the page: what plays waits. */
  held: boolean
  /** To the next page; from the last one to the download. */
  proceed: () => void
  /** What every page's frame shares. */
  frame: Pick<FrameProps, 'workshop' | 'parts' | 'where' | 'saved' | 'unsaved' | 'onHelp' | 'onBack'>
}

const STEPS = {
  overview: OverviewStep,
  video: FilmStep,
  photo: PhotoStep,
  text: TextStep,
  name: NameStep,
  opinion: OpinionStep,
  final: TextStep,
}

export function ResultsStep(props: ResultsStepProps) {
  const Step = STEPS[props.page.kind]
  return <Step {...props} />
}
