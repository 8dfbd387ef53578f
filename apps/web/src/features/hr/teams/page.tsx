import { READERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { useEffect } from 'react'
import { useLocation } from '../../../lib/navigation.tsx'
import { withQueries } from '../../../lib/query.tsx'
import { FilterBar } from '../filter/filter-bar.tsx'
import { useFilters } from '../filter/use-filters.ts'
import { Frame } from '../frame/frame.tsx'
import { rememberDashboard } from '../frame/last-dashboard.ts'
import { ResultsTabs } from '../frame/results-tabs.tsx'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { withLogin } from '../frame/with-login.tsx'
import { Sessions } from './sessions.tsx'

function DashboardPage() {
  const control = useFilters()
  const { pathname, search, state } = useLocation()
  useEffect(() => rememberDashboard(pathname + search), [pathname, search])
  return (
    <Frame title={m.hr_results()}>
      <div className="toolbar">
        <ScreenTitle>{m.hr_results()}</ScreenTitle>
        <FilterBar {...control} />
      </div>
      <ResultsTabs />
      {(state as { erased?: boolean } | null)?.erased && (
        <p className="done" role="status">
          {m.dashboard_erased()}
        </p>
      )}
      <Sessions {...control} />
    </Frame>
  )
}

export default withQueries(withLogin(DashboardPage, READERS))
