import { isComplete, isFinished } from '@thrive/domain'
import { m } from '@thrive/words'
import { fullDate } from '@thrive/words/intl'
import { Logo } from '../../brand/logo.tsx'
import { SavedSign } from '../../brand/saved-sign.tsx'
import { useParams } from '../../lib/navigation.tsx'
import { withQueries } from '../../lib/query.tsx'
import { useTitle } from '../../lib/use-title.ts'
import { Button } from '../../ui/form/button.tsx'
import { Banner } from '../../ui/layout/banner.tsx'
import { ActionsCard } from '../action/actions-card.tsx'
import { useActions } from '../action/api.ts'
import { useEarlier } from '../earlier/api.ts'
import { useProgress } from '../earlier/progress.ts'
import { ProgressCard } from '../earlier/progress-card.tsx'
import { Story } from '../earlier/story.tsx'
import { PrivacyLink } from '../privacy/link.tsx'
import { RoomEnd } from '../room/room-end.tsx'
import type { OpenSession } from '../session/open-session.ts'
import { useOpenSession, useTeamSession } from '../session/use-session.ts'
import { UpdateLine } from '../start/update-line.tsx'
import { Answers } from './answers.tsx'
import { Cover } from './cover.tsx'
import { FinishCard } from './finish-card.tsx'
import { PosterButton } from './poster-button.tsx'
import { useCover } from './use-cover.ts'
import './page.css'
import './print.css'
import { ScoreBars } from '../../brand/score-bars.tsx'
import { useDocumentStyle } from '../../lib/use-document-style.ts'
import { type Report, reportOf } from './report.ts'

/** The team's answers, including those this browser has not sent yet. An unknown session leads to the start screen. */
function DownloadPage() {
  const { uuid = '' } = useParams()
  const session = useOpenSession(uuid)
  useDocumentStyle()
  if (session.data) return <Document key={uuid} open={session.data} />
  return (
    <main className="page stack download" aria-busy={!session.error}>
      {session.error ? (
        <>
          <h1>{m.offline()}</h1>
          <div>
            <Button onClick={() => session.refetch()}>{m.try_again()}</Button>
          </div>
        </>
      ) : (
        <Cover report={null} photo={null} />
      )}
    </main>
  )
}

function Document({ open }: { open: OpenSession }) {
  const session = useTeamSession(open)
  const { uuid, workshop, plan, position } = session
  const cover = useCover(session)
  const progress = useProgress(session)
  const isTrial = useEarlier(uuid).data?.trial
  const lookBack = useActions(uuid)?.look_back
  const lookBackUrl = lookBack ? new URL(lookBack.wall, location.origin).href : null
  const report = reportOf(workshop, session.answers, cover, { progress, lookBackUrl })
  const unfinished = isFinished(plan, position)
    ? null
    : { href: `/survey/${workshop.slug}/${uuid}`, page: position, pages: plan.surveyPages }
  useTitle(m.report_title(), workshop.name)
  return (
    <>
      <header className="topnav">
        <Logo variant={report.look === 'game' ? 'teams' : 'lab'} />
        <span className="end">
          <SavedSign state={session.state} />
        </span>
      </header>
      <main className="page stack download">
        <UpdateLine isBetween={false} />
        {isTrial && <Banner kind="note">{m.trial_mark()}</Banner>}
        <RoomEnd uuid={uuid} isOver={isComplete(plan, position)} />
        <Cover report={cover.isPending ? null : report} photo={cover.photo} file={cover.file} unfinished={unfinished} />
        <ActionsCard session={session}>
          <PosterButton report={report} photo={cover.file ?? cover.photo} />
        </ActionsCard>
        <ScoresCard report={report} />
        {progress && (
          <ProgressCard list={progress.list} hint={m.progress_bars({ date: fullDate(progress.day) })}>
            <Story list={progress.list} />
          </ProgressCard>
        )}
        <Answers title={m.report_answers()} groups={report.groups} />
        <FinishCard session={session} />
        <PrivacyLink />
      </main>
    </>
  )
}

function ScoresCard({ report: { scores, desired } }: { report: Report }) {
  return (
    <section className="card scores">
      <h2>{m.report_scores()}</h2>
      <p className="muted">{desired ? m.report_scores_desired() : m.report_scores_given()}</p>
      <ScoreBars scores={scores} desired={desired ?? undefined} />
    </section>
  )
}

/** For the studio's preview, which loads this file and no other. */
export { Answers } from './answers.tsx'
export { reportOf } from './report.ts'
export default withQueries(DownloadPage)
