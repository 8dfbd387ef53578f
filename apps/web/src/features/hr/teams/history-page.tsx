import { READERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { useRef, useState } from 'react'
import { isStatus } from '../../../lib/api.ts'
import { useNavigate, useParams } from '../../../lib/navigation.tsx'
import { withQueries } from '../../../lib/query.tsx'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Problem as FormProblem } from '../../../ui/form/problem.tsx'
import { Banner } from '../../../ui/layout/banner.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { Frame } from '../frame/frame.tsx'
import { HeadRow } from '../frame/head-row.tsx'
import { lastDashboard } from '../frame/last-dashboard.ts'
import { plusSign } from '../frame/line-icons.ts'
import { Problem } from '../frame/problem.tsx'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { withLogin } from '../frame/with-login.tsx'
import { EDIT } from '../round/addresses.ts'
import { envelope } from '../round/icons.ts'
import { AddSessionDialog } from './add-session-dialog.tsx'
import { HistoryActions } from './history-actions.tsx'
import { type History, joinSession, takeOutSession, useHistory } from './history-api.ts'
import { HistoryChart } from './history-chart.tsx'
import './history-page.css'
import { DoneLine } from '../frame/done-line.tsx'
import { HistoryScores } from './history-scores.tsx'
import { HistorySessions } from './history-sessions.tsx'
import { leadOf } from './history-words.ts'

function HistoryPage() {
  const { uuid = '' } = useParams()
  const { data, error, refetch } = useHistory(uuid)
  const gone = isStatus(error, 404) || isStatus(error, 400)
  return (
    <Frame title={data?.sessions[0]?.name ?? m.history_title()} className="team-history">
      <BackLink href={lastDashboard()}>{m.team_all_results()}</BackLink>
      {gone && !data && <ScreenTitle>{m.team_gone()}</ScreenTitle>}
      {error && !gone && <Problem error={error} onRetry={() => void refetch()} />}
      {data && <HistoryView uuid={uuid} history={data} />}
    </Frame>
  )
}

function HistoryView({ uuid, history }: { uuid: string; history: History }) {
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const [done, setDone] = useState('')
  const status = useRef<HTMLDivElement>(null)
  const { submit, problem } = useSubmit((work: () => Promise<unknown>) => work())
  /** The message takes the focus, because the key that caused it may be gone. */
  const announce = (text: string) => {
    setDone(text)
    requestAnimationFrame(() => status.current?.focus())
  }
  const { sessions, email } = history
  return (
    <>
      <HeadRow title={sessions[0]?.name ?? m.team_no_name()} lead={leadOf(history)}>
        <Button look="second" onClick={() => setAdding(true)}>
          <Icon path={plusSign} line />
          {m.history_add()}
        </Button>
        <Button onClick={() => navigate(EDIT, { state: { people: email, version: history.version_slug } })}>
          <Icon path={envelope} line />
          {m.history_invite()}
        </Button>
      </HeadRow>
      <Banner kind="note">{m.history_itself()}</Banner>
      <DoneLine ref={status} tabIndex={-1}>
        {done}
      </DoneLine>
      <FormProblem>{problem}</FormProblem>
      <div className="panelgrid">
        <HistoryScores history={history} />
        <HistoryChart sessions={sessions} />
        <HistoryActions actions={history.actions} />
        <HistorySessions
          history={history}
          onTakeOut={(session) =>
            submit(async () => {
              await takeOutSession(session.uuid)
              announce(m.history_taken_out())
            })
          }
        />
      </div>
      {isAdding && (
        <AddSessionDialog
          taken={sessions.map((session) => session.uuid)}
          onAdd={async (session) => {
            await joinSession(uuid, session)
            setAdding(false)
            announce(m.history_added())
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}

export default withQueries(withLogin(HistoryPage, READERS))
