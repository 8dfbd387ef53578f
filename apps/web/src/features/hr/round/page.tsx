import { LANGUAGES, READERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { fullDate } from '@thrive/words/intl'
import { useLocation, useParams } from '../../../lib/navigation.tsx'
import { withQueries } from '../../../lib/query.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { Frame } from '../frame/frame.tsx'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { withLogin } from '../frame/with-login.tsx'
import '../frame/head-row.css'
import { type Rounds, useRound, useRounds, type WholeRound } from './api.ts'
import { datesOf } from './days.ts'
import { FunnelCard } from './funnel-card.tsx'
import { InviteesCard } from './invitees-card.tsx'
import { LinksCard } from './links-card.tsx'
import { MailsCard } from './mails-card.tsx'
import { NeedsCard } from './needs-card.tsx'
import { ProgressCard } from './progress-card.tsx'
import { RoundBanner } from './round-banner.tsx'
import { RoundCard } from './round-card.tsx'
import { RoundKeys } from './round-keys.tsx'
import { RoundProblem } from './round-problem.tsx'
import { StatePill } from './state-pill.tsx'
import { StopsCard } from './stops-card.tsx'
import './form.css'
import './page.css'

function RoundPage() {
  const { round: id } = useParams()
  const { data: round, error, refetch } = useRound(id)
  const { data: rounds } = useRounds()
  return (
    <Frame title={round?.name ?? m.hr_rounds()} className="round-page">
      <BackLink href="/admin/rounds">{m.hr_round_all()}</BackLink>
      {error && !round && <RoundProblem error={error} onRetry={() => void refetch()} />}
      {round && rounds && <WholeRoundView round={round} {...rounds} />}
    </Frame>
  )
}

function WholeRoundView({ round, mails, workshops }: Rounds & { round: WholeRound }) {
  const planned = (useLocation().state as { planned?: number } | null)?.planned
  const workshop = workshops.find(({ slug }) => slug === round.version_slug)?.name ?? round.version_slug
  return (
    <>
      <div className="headrow">
        <div>
          <ScreenTitle>{round.name}</ScreenTitle>
          <p className="lead facts">
            <span className={`pill ${round.version_slug}`}>{workshop}</span>
            <StatePill state={round.state} />
            <span>
              {LANGUAGES[round.lang]}, {untilWords(round)}
            </span>
          </p>
        </div>
        <RoundKeys round={round} mails={mails} workshop={workshop} />
      </div>
      {planned !== undefined && (
        <p className="done" role="status">
          {mails ? m.hr_round_is_planned({ count: planned }) : m.hr_round_is_open()}
        </p>
      )}
      <RoundBanner round={round} mails={mails} />
      <div className="panelgrid">
        {mails && <ProgressCard round={round} />}
        <FunnelCard round={round} />
        {mails ? <MailsCard round={round} /> : <LinksCard round={round} />}
        {mails && <NeedsCard round={round} />}
        <StopsCard stops={round.stops} />
        <InviteesCard round={round} mails={mails} />
        <RoundCard round={round} />
      </div>
    </>
  )
}

const untilWords = (round: WholeRound): string =>
  round.state === 'open' ? m.hr_round_open_until({ day: fullDate(round.closes) }) : datesOf(round)

export default withQueries(withLogin(RoundPage, READERS))
