import { OWNERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { withQueries } from '../../../lib/query.tsx'
import { HeadRow } from '../head-row.tsx'
import { OrganisationFrame } from '../organisation/frame.tsx'
import { withLogin } from '../with-login.tsx'

function PeoplePage() {
  return (
    <OrganisationFrame title={m.hr_people()}>
      <HeadRow title={m.hr_people()} />
    </OrganisationFrame>
  )
}

export default withQueries(withLogin(PeoplePage, OWNERS))
