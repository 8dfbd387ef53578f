import {
  blockedBy,
  comparesOrder,
  handsIn,
  isAnswered,
  isHandedIn,
  isLastPlan,
  isWholeOrder,
  journeyAt,
  lackingIn,
  storyOf,
  teamOrder,
  withPhones,
} from '@thrive/domain'
import { m } from '@thrive/words'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from '../../lib/navigation.tsx'
import { useEarlier } from '../earlier/api.ts'
import { roundTip } from '../room/round-tip.ts'
import { undoOffer } from '../room/undo-offer.tsx'
import { useLook } from '../room/use-look.ts'
import { useRoom } from '../room/use-room.ts'
import { useRound } from '../room/use-round.ts'
import type { TeamSession } from '../session/use-session.ts'
import { Frame, type Press } from '../stage/frame.tsx'
import type { StepProps } from '../stage/step-props.ts'
import { Tutorial } from '../stage/tutorial.tsx'
import { useFilmsAhead } from '../stage/use-films-ahead.ts'
import { usePace } from '../stage/use-pace.ts'
import { usePageFacts } from '../stage/use-page-facts.ts'
import { usePageHeading } from '../stage/use-page-heading.ts'
import { useViewedPage } from '../stage/use-viewed-page.ts'
import { useWakeLock } from '../stage/use-wake-lock.ts'
import { VideoStep } from '../stage/video-step.tsx'
import { AssignmentStep } from './assignment-step.tsx'
import { BeforeButton, BeforeDialog } from './before.tsx'
import { GroupStep } from './group-step.tsx'
import { HandedInStep } from './handed-in-step.tsx'
import { PARTS, usePartsAhead } from './parts.ts'
import { PlanCheck } from './plan-check.tsx'

const HandIn = lazy(PARTS.handIn)
const SolutionStep = lazy(PARTS.solution)

interface SurveyScreenProps {
  session: TeamSession
  /** Leads from page 1 to the page before it, if there is one. */
  onBefore: (() => void) | null
}

export function SurveyScreen({ session, onBefore }: SurveyScreenProps) {
  const { workshop, plan, answers, position } = session
  const { page, go } = useViewedPage(position, plan.surveyPages)
  const navigate = useNavigate()
  const { facts, note } = usePageFacts(page)
  const [tutorial, setTutorial] = useState(false)
  const [checking, setChecking] = useState(false)
  const [asking, setAsking] = useState(false)
  /** The page that Next step was pressed on to hand in. */
  const [handingIn, setHandingIn] = useState<number | null>(null)
  const { data: earlier } = useEarlier(session.uuid)
  const heading = usePageHeading(page)
  const pace = usePace(session)
  useWakeLock()
  usePartsAhead()
  useFilmsAhead(workshop, session.isPreview ? plan.surveyPages : page)

  const { state, isJoining } = useRoom(session.uuid)
  const plain = workshop.survey[page - 1]
  const round = useRound(session, page)
  const look = useLook(round)
  if (!plain) return null
  const current = state && state.seats.length > 0 ? withPhones(plain) : plain
  const gate = blockedBy(current, {
    ...facts,
    answered: isAnswered(current.group, answers),
    alreadyPassed: page < position,
    unfit: current.group?.questions.some(({ id }) => session.unsaved.get(id)?.fits === false) ?? false,
  })
  const proceed = () => {
    setChecking(false)
    setHandingIn(null)
    if (page === position) session.step(page)
    if (page < plan.surveyPages) go(page + 1)
    // The team looked back from its results. A first step leads there by itself.
    else if (page < position) navigate(`/results/${workshop.slug}/${session.uuid}`)
  }
  // Ask for the remaining scores before the next step.
  const goOn = round?.goOn
  const lacks = isLastPlan(workshop.survey, page) ? lackingIn(workshop.survey, answers) : []
  const isWhole = () => isWholeOrder(teamOrder(workshop.survey, answers), storyOf(workshop.survey))
  const isHandingIn = handingIn === page && handsIn(current, position)
  const next = (from: Press) => {
    if (gate) return
    // A whole order stands on the page with its time: only a press from afar has to be confirmed here.
    if (handsIn(current, position) && (from === 'afar' || !isWhole())) setHandingIn(page)
    else if (lacks.length > 0) setChecking(true)
    else proceed()
  }
  return (
    <Frame
      uuid={session.uuid}
      workshop={workshop}
      position={page}
      parts={journeyAt(workshop.journey, page, plan.surveyPages)}
      where={m.survey_where({ page, pages: plan.surveyPages })}
      saved={session.state}
      pace={pace}
      tip={(round && roundTip(round)) ?? current.tip}
      undo={undoOffer(round)}
      gate={goOn ? null : gate}
      blocked={gate === 'timer' && look.isRound && !goOn ? m.blocked_away({ key: m.round_page() }) : null}
      block={isHandingIn ? 'hand-in' : null}
      nextLabel={goOn ? m.round_go_on({ name: goOn.name }) : undefined}
      done={facts.filmEnded || facts.timerElapsedMs > 0 || facts.touched}
      onHelp={() => setTutorial(true)}
      onLanguage={session.speak}
      onBack={page > 1 ? () => go(page - 1) : onBefore}
      aside={position === 1 && earlier?.byMail && <BeforeButton onClick={() => setAsking(true)} />}
      onNext={goOn ? () => goOn.ask() : next}
    >
      <SurveyStep
        key={page}
        page={current}
        session={session}
        note={note}
        held={tutorial || asking || isJoining}
        heading={heading}
        round={round}
        look={look}
      />
      {checking && (
        <PlanCheck
          lacks={lacks}
          onGo={(plan) => {
            setChecking(false)
            go(plan)
          }}
          onProceed={proceed}
          onClose={() => setChecking(false)}
        />
      )}
      {isHandingIn && (
        <Suspense>
          <HandIn
            page={current}
            session={session}
            onHandIn={proceed}
            onType={() => {
              setHandingIn(null)
              // After the dialog has returned the focus to Next step.
              requestAnimationFrame(() => document.querySelector<HTMLElement>('.work-side input')?.focus())
            }}
            onClose={() => setHandingIn(null)}
          />
        </Suspense>
      )}
      {asking && <BeforeDialog session={session} onClose={() => setAsking(false)} />}
      {tutorial && <Tutorial slug={workshop.slug} tutorial={workshop.tutorial} onClose={() => setTutorial(false)} />}
    </Frame>
  )
}

const STEPS = { video: VideoStep, assignment: AssignmentStep, group: GroupStep }

function SurveyStep(props: StepProps) {
  const { page, session } = props
  if (comparesOrder(page, session.workshop.survey, session.answers))
    return (
      <Suspense>
        <SolutionStep {...props} />
      </Suspense>
    )
  const Step = isHandedIn(page, session.position) ? HandedInStep : STEPS[page.kind]
  return <Step {...props} />
}
