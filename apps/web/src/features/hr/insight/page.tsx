import { VIEWERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { withQueries } from '../../../lib/query.tsx'
import { FilterBar } from '../filter/filter-bar.tsx'
import { useFilters } from '../filter/use-filters.ts'
import { Frame } from '../frame/frame.tsx'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { withLogin } from '../frame/with-login.tsx'
import { Overview } from './overview.tsx'

function InsightPage() {
  const control = useFilters()
  return (
    <Frame title={m.hr_insight()}>
      <div className="toolbar">
        <ScreenTitle>{m.hr_insight()}</ScreenTitle>
        <FilterBar {...control} />
      </div>
      <Overview {...control} />
    </Frame>
  )
}

export default withQueries(withLogin(InsightPage, VIEWERS))
