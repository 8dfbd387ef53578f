import { OWNERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { withQueries } from '../../../lib/query.tsx'
import { useAccount } from '../api.ts'
import { HeadRow } from '../head-row.tsx'
import { OrganisationFrame } from '../organisation/frame.tsx'
import { Problem } from '../problem.tsx'
import { withLogin } from '../with-login.tsx'
import { useSignIn } from './api.ts'
import { SignInForm } from './form.tsx'
import './page.css'

/** How members get in: with the company's account, with a password, and what a password needs beside it. */
function SignInPage() {
  const { data, error, refetch } = useSignIn()
  const { data: account } = useAccount()
  const name = data?.organisation
  return (
    <OrganisationFrame title={m.hr_sign_in()}>
      <HeadRow title={m.hr_sign_in()} lead={name ? m.sign_in_lead({ name }) : m.sign_in_lead_unnamed()} />
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data && <SignInForm saved={data} me={account?.email} />}
    </OrganisationFrame>
  )
}

export default withQueries(withLogin(SignInPage, OWNERS))
