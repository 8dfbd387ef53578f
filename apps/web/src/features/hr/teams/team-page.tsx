import {
  actionsOf,
  type GivenScores,
  givenScores,
  OPINION_SCORES,
  READERS,
  readableGiven,
  type Scores,
} from '@thrive/domain'
import { m } from '@thrive/words'
import { opinionLabel } from '@thrive/words/answers'
import { isStatus } from '../../../lib/api.ts'
import { useLocale } from '../../../lib/locale.ts'
import { Link, useParams } from '../../../lib/navigation.tsx'
import { withQueries } from '../../../lib/query.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { arrowLeft } from '../../../ui/layout/icon-paths.ts'
import { Answers } from '../../report/answers.tsx'
import { reportOf } from '../../report/report.ts'
import { type FinishedTeam, useFinishedTeam } from '../frame/api.ts'
import { Frame } from '../frame/frame.tsx'
import { lastDashboard } from '../frame/last-dashboard.ts'
import { Problem } from '../frame/problem.tsx'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { withLogin } from '../frame/with-login.tsx'
import { EraseCard } from './erase-card.tsx'
import './team-page.css'
import { ScoreBars } from '../../../brand/score-bars.tsx'
import { LookBacksCard } from './look-backs-card.tsx'
import { TeamProgressCard } from './progress-card.tsx'
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
        <OpinionsCard opinions={single.opinions} />
        {single.earlier && <TeamProgressCard earlier={single.earlier} scores={scores} />}
        <LookBacksCard lookBacks={single.look_backs ?? []} actions={actionsOf(workshop, answers)} />
        <Answers title={m.team_answers()} className="c12 answers-card" groups={report.groups} />
      </div>
      <EraseCard uuid={uuid} team={single} />
    </>
  )
}

const answersOf = ({ answers }: FinishedTeam) => new Map(answers.map(({ question_id, value }) => [question_id, value]))

function ScoresCard({ scores, desired }: { scores: GivenScores; desired: Scores | null }) {
  return (
    <section className="card c7 scores-card">
      <h2>{m.team_scores()}</h2>
      <p className="muted">{desired ? m.team_scores_desired() : m.team_scores_given()}</p>
      <ScoreBars scores={scores} desired={desired ?? undefined} />
    </section>
  )
}

const TITLES = { experience: m.opinions_experience, relevant: m.opinions_relevant }

function OpinionsCard({ opinions }: Pick<FinishedTeam, 'opinions'>) {
  return (
    <section className="card c7 opinions">
      <h2>{m.team_opinion()}</h2>
      {opinions.length === 0 && <p className="muted">{m.team_opinion_none()}</p>}
      <dl className="answers">
        {opinions.map(({ type, score }) => (
          <div key={type}>
            <dt>{TITLES[type]()}</dt>
            <dd>
              {opinionLabel(score)}
              <span className="pips" aria-hidden="true">
                {OPINION_SCORES.slice(1).map((pip) => (
                  <i key={pip} className={pip <= score ? 'on' : undefined} />
                ))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export default withQueries(withLogin(FinishedTeamPage, READERS))
