import { OWNERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { withQueries } from '../../../../lib/query.tsx'
import { HeadRow } from '../../frame/head-row.tsx'
import { Problem } from '../../frame/problem.tsx'
import { withLogin } from '../../frame/with-login.tsx'
import { OrganisationFrame } from '../frame.tsx'
import { useAbout } from './api.ts'
import { PartsCard } from './parts-card.tsx'
import { ReleaseCard } from './release-card.tsx'
import { StateCard } from './state-card.tsx'
import './page.css'

function AboutPage() {
  const { data, error, refetch } = useAbout()
  return (
    <OrganisationFrame title={m.hr_about()}>
      <HeadRow title={m.hr_about()} lead={m.about_lead()} />
      {error && !data && <Problem error={error} onRetry={() => void refetch()} />}
      {data && (
        <div className="panelgrid about">
          <ReleaseCard about={data} />
          <StateCard off={data.off} />
          <PartsCard />
        </div>
      )}
    </OrganisationFrame>
  )
}

export default withQueries(withLogin(AboutPage, OWNERS))
