import { OWNERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { withQueries } from '../../../lib/query.tsx'
import { HeadRow } from '../frame/head-row.tsx'
import { useSettings } from '../frame/organisation-api.ts'
import { Problem } from '../frame/problem.tsx'
import { withLogin } from '../frame/with-login.tsx'
import { OrganisationFrame } from './frame.tsx'
import { MailCard } from './mail-card.tsx'
import { SettingsForm } from './settings-form.tsx'

function SettingsPage() {
  const { data, error, refetch } = useSettings()
  const name = data?.name
  return (
    <OrganisationFrame title={m.hr_settings()}>
      <HeadRow title={m.hr_settings()} lead={name ? m.settings_lead({ name }) : m.settings_lead_unnamed()} />
      {error && !data && <Problem error={error} onRetry={() => void refetch()} />}
      {data && <SettingsForm settings={data} />}
      {data && <MailCard />}
    </OrganisationFrame>
  )
}

export default withQueries(withLogin(SettingsPage, OWNERS))
