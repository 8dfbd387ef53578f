import { OWNERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { withQueries } from '../../../lib/query.tsx'
import { HeadRow } from '../head-row.tsx'
import { withLogin } from '../with-login.tsx'
import { OrganisationFrame } from './frame.tsx'

function SettingsPage() {
  return (
    <OrganisationFrame title={m.hr_settings()}>
      <HeadRow title={m.hr_settings()} />
    </OrganisationFrame>
  )
}

export default withQueries(withLogin(SettingsPage, OWNERS))
