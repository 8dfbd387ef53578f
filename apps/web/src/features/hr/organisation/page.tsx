import { OWNERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { withQueries } from '../../../lib/query.tsx'
import { HeadRow } from '../head-row.tsx'
import { Problem } from '../problem.tsx'
import { withLogin } from '../with-login.tsx'
import { useSettings } from './api.ts'
import { OrganisationFrame } from './frame.tsx'
import { SettingsForm } from './settings-form.tsx'

function SettingsPage() {
  const { data, error, refetch } = useSettings()
  const name = data?.name
  return (
    <OrganisationFrame title={m.hr_settings()}>
      <HeadRow title={m.hr_settings()} lead={name ? m.settings_lead({ name }) : m.settings_lead_unnamed()} />
      {error && !data && <Problem error={error} onRetry={() => void refetch()} />}
      {data && <SettingsForm settings={data} />}
    </OrganisationFrame>
  )
}

export default withQueries(withLogin(SettingsPage, OWNERS))
