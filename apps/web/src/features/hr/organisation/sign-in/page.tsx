import { OWNERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { Link, useLocation, useNavigate } from '../../../../lib/navigation.tsx'
import { withQueries } from '../../../../lib/query.tsx'
import { buttonClass } from '../../../../ui/form/button-class.ts'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { pencil } from '../../../../ui/layout/line-icons.ts'
import { useAccount } from '../../frame/api.ts'
import { HeadRow } from '../../frame/head-row.tsx'
import { Problem } from '../../frame/problem.tsx'
import { withLogin } from '../../frame/with-login.tsx'
import { OrganisationFrame } from '../frame.tsx'
import { useSignIn } from './api.ts'
import { SignInForm } from './form.tsx'
import './page.css'
import { TruthView } from './truth-view.tsx'

const SIGN_IN = '/admin/organisation/sign-in'
const EDIT = 'edit'

/** How members sign in: with the company's account or a password, and what else a password needs. */
function SignInPage() {
  const { data, error, refetch } = useSignIn()
  const { data: account } = useAccount()
  const navigate = useNavigate()
  const { search } = useLocation()
  const name = data?.organisation
  const isEdited = data?.issuer === '' || new URLSearchParams(search).has(EDIT)
  return (
    <OrganisationFrame title={m.hr_sign_in()}>
      <HeadRow title={m.hr_sign_in()} lead={name ? m.sign_in_lead({ name }) : m.sign_in_lead_unnamed()}>
        {data && !isEdited && (
          <Link className={buttonClass({ look: 'second' })} href={`${SIGN_IN}?${EDIT}`}>
            <Icon path={pencil} line />
            {m.sign_in_edit()}
          </Link>
        )}
      </HeadRow>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data && isEdited && <SignInForm saved={data} me={account?.email} onSaved={() => navigate(SIGN_IN)} />}
      {data && !isEdited && <TruthView saved={data} />}
    </OrganisationFrame>
  )
}

export default withQueries(withLogin(SignInPage, OWNERS))
