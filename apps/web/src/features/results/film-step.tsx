import { blockedBy, type SurveyPage } from '@thrive/domain'
import { Frame } from '../stage/frame.tsx'
import { usePageFacts } from '../stage/use-page-facts.ts'
import { VideoStep } from '../stage/video-step.tsx'
import type { ResultsStepProps } from './step-props.ts'

/** Fields of a survey page that a film of the results does not have. */
const NOTHING_ELSE = {
  kind: 'video',
  roles: false,
  opens: null,
  timer: null,
  breakSeconds: null,
  scores: null,
  group: null,
  ask: null,
  proposes: 'average',
} as const

export function FilmStep({ page, session, heading, passed, held, proceed, frame }: ResultsStepProps) {
  const { facts, note } = usePageFacts(page.page)
  const gate = blockedBy(page, { ...facts, answered: false, alreadyPassed: passed, unfit: false })
  const film: SurveyPage = { ...page, ...NOTHING_ELSE }
  return (
    <Frame {...frame} tip={page.tip} gate={gate} done={facts.filmEnded} onNext={() => gate || proceed()}>
      <VideoStep page={film} session={session} note={note} held={held} heading={heading} section="results" />
    </Frame>
  )
}
