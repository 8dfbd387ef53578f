import { OWNERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { withQueries } from '../../../../lib/query.tsx'
import { HeadRow } from '../../frame/head-row.tsx'
import { useSettings } from '../../frame/organisation-api.ts'
import { Problem } from '../../frame/problem.tsx'
import { withLogin } from '../../frame/with-login.tsx'
import { OrganisationFrame } from '../frame.tsx'
import { TakeOutCard } from '../take-out/card.tsx'
import { DataForm } from './data-form.tsx'
import { EndCard } from './end-card.tsx'
import { SmallestCard } from './smallest-card.tsx'
import './end-card.css'

function DataPage() {
  const { data, error, refetch } = useSettings()
  const name = data?.name
  return (
    <OrganisationFrame title={m.hr_data()}>
      <HeadRow title={m.hr_data()} lead={name ? m.data_lead({ name }) : m.data_lead_unnamed()} />
      {error && !data && <Problem error={error} onRetry={() => void refetch()} />}
      {data && <DataForm settings={data} />}
      {data && <SmallestCard organisation={data.name} />}
      {data && (
        <div className="data-end">
          <TakeOutCard />
          <EndCard timeZone={data.timeZone} />
        </div>
      )}
    </OrganisationFrame>
  )
}

export default withQueries(withLogin(DataPage, OWNERS))
