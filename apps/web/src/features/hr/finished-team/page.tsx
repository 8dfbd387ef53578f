import { givenScores, READERS, readableGiven } from '@thrive/domain'
import { m } from '@thrive/words'
import { isStatus } from '../../../lib/api.ts'
import { useLocale } from '../../../lib/locale.ts'
import { Link, useParams } from '../../../lib/navigation.tsx'
import { withQueries } from '../../../lib/query.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { arrowLeft } from '../../../ui/layout/icon-paths.ts'
import { Answers } from '../../report/answers.tsx'
import { reportOf } from '../../report/report.ts'
import { type FinishedTeam, useFinishedTeam } from '../api.ts'
import { Frame } from '../frame.tsx'
import { lastDashboard } from '../last-dashboard.ts'
import { Problem } from '../problem.tsx'
import { ScreenTitle } from '../screen-title.tsx'
import { withLogin } from '../with-login.tsx'
import { EraseCard } from './erase-card.tsx'
import { OpinionsCard } from './opinions-card.tsx'
import './page.css'
import { TeamProgressCard } from './progress-card.tsx'
import { ScoresCard } from './scores-card.tsx'
import { TeamHead } from './team-head.tsx'
import { TeamPhoto } from './team-photo.tsx'

function FinishedTeamPage() {
  const { uuid = '' } = useParams()
  const { data, error, refetch } = useFinishedTeam(uuid, useLocale())
  const gone = isStatus(error, 404) || isStatus(error, 400)
  return (
    <Frame title={data ? (data.single.name ?? m.team_single()) : m.team_single()} className="finished-team">
      <Link className="quiet-link back" href={lastDashboard()}>
        <Icon path={arrowLeft} />
        {m.team_all_results()}
      </Link>
      {gone && <ScreenTitle>{m.team_gone()}</ScreenTitle>}
      {error && !gone && <Problem error={error} onRetry={() => void refetch()} />}
      {data && <FinishedTeamView uuid={uuid} {...data} />}
    </Frame>
  )
}

type ViewProps = { uuid: string } & NonNullable<ReturnType<typeof useFinishedTeam>['data']>

function FinishedTeamView({ uuid, single, workshop }: ViewProps) {
  const answers = answersOf(single)
  const report = reportOf(workshop, answers, single, { read: readableGiven })
  const scores = givenScores(answers, workshop.scoreQuestions)
  return (
    <>
      <TeamHead uuid={uuid} single={single} />
      <div className="panelgrid">
        <ScoresCard scores={scores} desired={report.desired} />
        <TeamPhoto uuid={uuid} name={single.name} />
        {single.earlier && <TeamProgressCard earlier={single.earlier} scores={scores} />}
        <Answers title={m.team_answers()} className="c7 answers-card" groups={report.groups} />
        <OpinionsCard opinions={single.opinions} />
      </div>
      <EraseCard uuid={uuid} team={single} />
    </>
  )
}

const answersOf = ({ answers }: FinishedTeam) => new Map(answers.map(({ question_id, value }) => [question_id, value]))

export default withQueries(withLogin(FinishedTeamPage, READERS))
