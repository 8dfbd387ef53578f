import { VIEWERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { withQueries } from '../../../lib/query.tsx'
import { Frame } from '../frame/frame.tsx'
import { HeadRow } from '../frame/head-row.tsx'
import { Problem } from '../frame/problem.tsx'
import { ResultsTabs } from '../frame/results-tabs.tsx'
import { useRoundChoice } from '../frame/round-choice.ts'
import { withLogin } from '../frame/with-login.tsx'
import { useRoundScores } from '../insight/api.ts'
import { usualAgainst } from '../insight/earlier-rounds.ts'
import { TotalsOnly } from '../insight/totals-only.tsx'
import './page.css'
import { ReportForm } from './report-form.tsx'

/** A round on at most four pages, made from what the screens show. */
function ReportPage() {
  const { choice, choose } = useRoundChoice()
  const { data: rounds, error, refetch } = useRoundScores()
  // Without a choice: the newest round that has teams, against the one before.
  const newest = rounds?.find(({ teams }) => teams > 0) ?? rounds?.[0]
  const shown =
    choice.round || !rounds || !newest
      ? choice
      : { ...choice, round: String(newest.id), against: usualAgainst(String(newest.id), rounds) }
  return (
    <Frame title={m.hr_report()} className="report-page">
      <HeadRow title={m.hr_report()} lead={m.report_lead()} />
      <ResultsTabs />
      <TotalsOnly />
      {error && !rounds && <Problem error={error} onRetry={() => void refetch()} />}
      {rounds?.length === 0 && (
        <section className="card stack">
          <h2>{m.rounds_none()}</h2>
          <p>{m.report_needs_round()}</p>
        </section>
      )}
      {rounds && rounds.length > 0 && (
        <ReportForm rounds={rounds} choice={shown} choose={(change) => choose({ ...shown, ...change })} />
      )}
    </Frame>
  )
}

export default withQueries(withLogin(ReportPage, VIEWERS))
