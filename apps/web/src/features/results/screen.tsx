import { journeyAt, type ResultsPage } from '@thrive/domain'
import { m } from '@thrive/words'
import { useLayoutEffect, useState } from 'react'
import { saveLastResults } from '../../lib/local-storage.ts'
import { useNavigate } from '../../lib/navigation.tsx'
import { useRoom } from '../room/use-room.ts'
import type { TeamSession } from '../session/use-session.ts'
import { Tutorial } from '../stage/tutorial.tsx'
import { usePace } from '../stage/use-pace.ts'
import { usePageHeading } from '../stage/use-page-heading.ts'
import { useViewedPage } from '../stage/use-viewed-page.ts'
import { useWakeLock } from '../stage/use-wake-lock.ts'
import { FilmStep } from './film-step.tsx'
import { NameStep } from './name-step.tsx'
import { OpinionStep } from './opinion-step.tsx'
import { OverviewStep } from './overview-step.tsx'
import { PhotoStep } from './photo/photo-step.tsx'
import type { ResultsStepProps } from './step-props.ts'
import { TextStep } from './text-step.tsx'

const UNSAVED = {
  name: m.results_name_unsaved,
  experience: m.results_opinion_unsaved,
  relevant: m.results_opinion_unsaved,
  photo: m.results_photo_unsaved,
  states: m.action_unsaved,
}

/** A refusal is explained on its own page; the other pages mention that there is such a page. */
function unsavedElsewhere({ details }: TeamSession, { kind, opinion }: ResultsPage): string | null {
  const here = opinion?.type ?? kind
  const [refused] = [...details].find(([name, { state }]) => state === 'refused' && name !== here) ?? []
  return refused ? UNSAVED[refused]() : null
}

/** One page of the results. Each kind of page draws its own frame, because it knows what Next step waits for. */
export function ResultsScreen({ session }: { session: TeamSession }) {
  const { workshop, plan, position } = session
  const { surveyPages, resultsPages } = plan
  const { page, head, go } = useViewedPage(position - surveyPages, resultsPages)
  const navigate = useNavigate()
  const [tutorial, setTutorial] = useState(false)
  const heading = usePageHeading(page)
  const pace = usePace(session)
  const { isJoining } = useRoom(session.uuid)
  useWakeLock()
  // Before the page is seen, because it may be left at once.
  useLayoutEffect(() => {
    if (!session.isPreview) saveLastResults(session.uuid)
  }, [session.uuid, session.isPreview])

  const current = workshop.results[page - 1]
  if (!current) return null
  const toSurvey = () => navigate(`/survey/${workshop.slug}/${session.uuid}`, { state: { page: surveyPages } })
  const proceed = () => {
    if (page === head) session.step(surveyPages + page)
    if (page < resultsPages) go(page + 1)
  }
  return (
    <>
      <ResultsStep
        key={page}
        page={current}
        session={session}
        heading={heading}
        passed={page < head}
        held={tutorial || isJoining}
        proceed={proceed}
        frame={{
          uuid: session.uuid,
          workshop,
          position: surveyPages + page,
          parts: journeyAt(workshop.journey, surveyPages + 1, surveyPages),
          where: m.results_where({ page, pages: resultsPages }),
          saved: session.state,
          pace,
          unsaved: unsavedElsewhere(session, current),
          onHelp: () => setTutorial(true),
          onLanguage: session.speak,
          onBack: page > 1 ? () => go(page - 1) : toSurvey,
        }}
      />
      {tutorial && <Tutorial slug={workshop.slug} tutorial={workshop.tutorial} onClose={() => setTutorial(false)} />}
    </>
  )
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

function ResultsStep(props: ResultsStepProps) {
  const Step = STEPS[props.page.kind]
  return <Step {...props} />
}
