import { OWNERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { withQueries } from '../../../lib/query.tsx'
import { HeadRow } from '../head-row.tsx'
import { OrganisationFrame } from '../organisation/frame.tsx'
import { withLogin } from '../with-login.tsx'

function SignInPage() {
  return (
    <OrganisationFrame title={m.hr_sign_in()}>
      <HeadRow title={m.hr_sign_in()} />
    </OrganisationFrame>
  )
}

export default withQueries(withLogin(SignInPage, OWNERS))
