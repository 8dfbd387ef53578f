import { blockedBy, isAnswered, isLastPlan, journeyAt, lackingIn, withPhones } from '@thrive/domain'
import { m } from '@thrive/words'
import { useState } from 'react'
import { useNavigate } from '../../lib/navigation.tsx'
import { useEarlier } from '../earlier/api.ts'
import { BeforeButton, BeforeDialog } from '../earlier/before.tsx'
import { roundTip } from '../room/round-tip.ts'
import { useRoom } from '../room/use-room.ts'
import { useRound } from '../room/use-round.ts'
import type { TeamSession } from '../session/use-session.ts'
import { Frame } from '../stage/frame.tsx'
import { useFilmsAhead } from '../stage/use-films-ahead.ts'
import { usePace } from '../stage/use-pace.ts'
import { usePageFacts } from '../stage/use-page-facts.ts'
import { usePageHeading } from '../stage/use-page-heading.ts'
import { useViewedPage } from '../stage/use-viewed-page.ts'
import { useWakeLock } from '../stage/use-wake-lock.ts'
import { Tutorial } from '../version/tutorial.tsx'
import { usePartsAhead } from './parts.ts'
import { PlanCheck } from './plan-check.tsx'
import { SurveyStep } from './step.tsx'

interface SurveyScreenProps {
  session: TeamSession
  /** Leads from page 1 to what comes before it, if anything does. */
  onBefore: (() => void) | null
}

/** One page of the survey in its frame. */
export function SurveyScreen({ session, onBefore }: SurveyScreenProps) {
  const { workshop, plan, answers, position } = session
  const { page, go } = useViewedPage(position, plan.surveyPages)
  const navigate = useNavigate()
  const { facts, note } = usePageFacts(page)
  const [tutorial, setTutorial] = useState(false)
  const [checking, setChecking] = useState(false)
  const [asking, setAsking] = useState(false)
  const { data: earlier } = useEarlier(session.uuid)
  const heading = usePageHeading(page)
  const pace = usePace(session)
  useWakeLock()
  usePartsAhead()
  useFilmsAhead(workshop, page)

  const { state, isJoining } = useRoom(session.uuid)
  const plain = workshop.survey[page - 1]
  // Where there is first something to do together, phones are asked by hand.
  const round = useRound(session, page, page === position && !plain?.timer)
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
    if (page === position) session.step(page)
    if (page < plan.surveyPages) go(page + 1)
    // The team looked back from its results. A first step leads there by itself.
    else if (page < position) navigate(`/results/${workshop.slug}/${session.uuid}`)
  }
  const lacks = isLastPlan(workshop.survey, page) ? lackingIn(workshop.survey, answers) : []
  const next = () => {
    if (gate) return
    if (lacks.length > 0) setChecking(true)
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
      gate={gate}
      done={facts.filmEnded || facts.timerElapsedMs > 0 || facts.touched}
      onHelp={() => setTutorial(true)}
      onLanguage={session.speak}
      onBack={page > 1 ? () => go(page - 1) : onBefore}
      aside={position === 1 && earlier?.byMail && <BeforeButton onClick={() => setAsking(true)} />}
      onNext={next}
    >
      <SurveyStep
        key={page}
        page={current}
        session={session}
        note={note}
        held={tutorial || asking || isJoining}
        heading={heading}
        round={round}
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
      {asking && <BeforeDialog session={session} onClose={() => setAsking(false)} />}
      {tutorial && <Tutorial tutorial={workshop.tutorial} onClose={() => setTutorial(false)} />}
    </Frame>
  )
}
