import { useLocation } from 'react-router'
import { withQueries } from '../../../lib/query.tsx'
import { Frame } from '../frame.tsx'
import { Overview } from '../insight/overview.tsx'
import { ScreenTitle } from '../screen-title.tsx'
import { withLogin } from '../with-login.tsx'
import { FilterBar } from './filter-bar.tsx'
import { periodQuery } from './filters.ts'
import { periodWords } from './period.ts'
import { Sessions } from './sessions.tsx'
import { useFilters } from './use-filters.ts'

function DashboardPage() {
  const control = useFilters()
  const { state } = useLocation()
  const { filters } = control
  return (
    <Frame title="Results">
      <div className="toolbar">
        <ScreenTitle>Results</ScreenTitle>
        <FilterBar {...control} />
      </div>
      {(state as { erased?: boolean } | null)?.erased && (
        <p className="done" role="status">
          The team was erased, with everything it left behind.
        </p>
      )}
      <Overview query={periodQuery(filters)} words={periodWords(filters.period, filters.own)} />
      <Sessions {...control} />
    </Frame>
  )
}

export default withQueries(withLogin(DashboardPage))
