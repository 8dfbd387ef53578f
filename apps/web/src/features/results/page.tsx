import { type Landing, onResultsLoad, placeOf } from '@thrive/domain'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from '../../lib/navigation.tsx'
import { withQueries } from '../../lib/query.tsx'
import { NotOpen } from '../session/not-open.tsx'
import type { OpenSession } from '../session/open-session.ts'
import { type TeamSession, useOpenSession, useTeamSession } from '../session/use-session.ts'
import { ResultsScreen } from './screen.tsx'

function ResultsRoute() {
  const { uuid = '' } = useParams()
  const session = useOpenSession(uuid)
  return session.data ? <Results key={uuid} open={session.data} /> : <NotOpen session={session} />
}

/** Decides on load whether the team is in its results; after that the steps lead on, the last one to the download. */
function Results({ open }: { open: OpenSession }) {
  const session = useTeamSession(open)
  const navigate = useNavigate()
  const { slug } = useParams()
  const { uuid, plan, workshop, position } = session
  const [landing] = useState(() => onResultsLoad(plan, position))
  const path = pathOf(landing.kind === 'results' ? placeOf(plan, position) : landing, session)

  useEffect(() => {
    if (path !== `/results/${slug}/${uuid}`) navigate(path, { replace: true })
  }, [path, slug, uuid, navigate])

  return path === `/results/${workshop.slug}/${uuid}` ? <ResultsScreen session={session} /> : null
}

function pathOf({ kind }: Landing, { uuid, workshop }: TeamSession): string {
  if (kind === 'home') return '/'
  return kind === 'download' ? `/download/${uuid}` : `/${kind}/${workshop.slug}/${uuid}`
}

/** For the studio's preview, which loads this file and no other. */
export { ResultsScreen } from './screen.tsx'
export default withQueries(ResultsRoute)
