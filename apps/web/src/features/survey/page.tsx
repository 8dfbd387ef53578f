import { onSurveyLoad } from '@thrive/domain'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from '../../lib/navigation.tsx'
import { withQueries } from '../../lib/query.tsx'
import { keepAppForOffline } from '../../lib/service-worker.ts'
import { NotOpen } from '../session/not-open.tsx'
import type { OpenSession } from '../session/open-session.ts'
import { useOpenSession, useTeamSession } from '../session/use-session.ts'
import { useChosenPage } from '../stage/use-viewed-page.ts'
import { SurveyScreen } from './screen.tsx'
import { useIsAskingEarlier, useWelcome } from './use-welcome.ts'
import { Welcome } from './welcome.tsx'

function SurveyPage() {
  const { uuid = '' } = useParams()
  const session = useOpenSession(uuid)
  const asksEarlier = useIsAskingEarlier(uuid, session.data !== undefined)
  useEffect(() => void keepAppForOffline(), [])
  const waits = asksEarlier && session.data?.outbox.snapshot().position === 1
  return session.data && !waits ? <Survey key={uuid} open={session.data} /> : <NotOpen session={session} />
}

/** Decides once, on load, whether the team is in its survey; then the steps lead on. Results may look back here. */
function Survey({ open }: { open: OpenSession }) {
  const session = useTeamSession(open)
  const navigate = useNavigate()
  const { slug } = useParams()
  const { uuid, plan, workshop, position } = session
  const [landing] = useState(() => onSurveyLoad(plan, position))
  const chosen = useChosenPage()
  const [looksBack] = useState(chosen !== null && landing.kind === 'results')

  const past = position > plan.surveyPages && !looksBack
  const leave = landing.kind === 'home' ? '/' : past ? `/results/${workshop.slug}/${uuid}` : null
  useEffect(() => {
    if (leave) navigate(leave, { replace: true })
    else if (slug !== workshop.slug) navigate(`/survey/${workshop.slug}/${uuid}`, { replace: true })
  }, [leave, slug, workshop.slug, uuid, navigate])

  const welcome = useWelcome(session)

  if (leave) return null
  if (welcome.lastTime) return <Welcome session={session} lastTime={welcome.lastTime} onLeave={welcome.leave} />
  return <SurveyScreen session={session} onBefore={welcome.comeBack} />
}

/** For the studio's preview, which loads this file and no other. */
export { SurveyScreen } from './screen.tsx'
export default withQueries(SurveyPage)
