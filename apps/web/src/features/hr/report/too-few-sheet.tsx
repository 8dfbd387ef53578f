import { FEWEST_TEAMS } from '@thrive/domain'
import { m } from '@thrive/words'
import { fullDate } from '@thrive/words/intl'
import { Logo } from '../../../brand/logo.tsx'
import { OwnLogo } from './own-logo.tsx'
import type { ReportData } from './report-data.ts'
import { isOpen } from './report-facts.ts'

/** The only page of a round with too few teams: it says so, and when it can change. */
export const tooFewSheet = ({ account, round, now }: ReportData) => (
  <>
    <div className="cover-line">
      <Logo variant="lab" />
      <OwnLogo name={account.organisation} />
    </div>
    <p className="kick">{round.name}</p>
    <h1>{m.report_too_few()}</h1>
    <p className="why">
      {m.report_too_few_text({ count: now.teams, fewest: FEWEST_TEAMS })}{' '}
      {isOpen(round) && m.report_still_open({ day: fullDate(round.closes) })}
    </p>
  </>
)
