import { VIEWERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { withQueries } from '../../../lib/query.tsx'
import { FilterBar } from '../filter/filter-bar.tsx'
import { useFilters } from '../filter/use-filters.ts'
import { Frame } from '../frame/frame.tsx'
import { ResultsTabs } from '../frame/results-tabs.tsx'
import { useRoundChoice } from '../frame/round-choice.ts'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { withLogin } from '../frame/with-login.tsx'
import { useRoundScores } from './api.ts'
import { Overview } from './overview.tsx'
import { RoundInsight } from './round-insight.tsx'
import { RoundPicks } from './round-picks.tsx'
import { TotalsOnly } from './totals-only.tsx'

/** Everything that teams gave, by version and period; or one round, against another and by label. */
function InsightPage() {
  const control = useFilters()
  const { choice, choose } = useRoundChoice()
  const rounds = useRoundScores().data ?? []
  return (
    <Frame title={m.hr_insight()}>
      <div className="toolbar">
        <ScreenTitle>{m.hr_insight()}</ScreenTitle>
        {rounds.length > 0 && (
          <RoundPicks rounds={rounds} choice={choice} choose={choose} none={m.insight_all_teams()} />
        )}
        {!choice.round && <FilterBar {...control} />}
      </div>
      <ResultsTabs />
      <TotalsOnly />
      {choice.round ? <RoundInsight choice={choice} rounds={rounds} /> : <Overview {...control} />}
    </Frame>
  )
}

export default withQueries(withLogin(InsightPage, VIEWERS))
