import { m } from '@thrive/words'
import { useState } from 'react'
import { Logo } from '../../../brand/logo.tsx'
import { useNavigate } from '../../../lib/navigation.tsx'
import { withQueries } from '../../../lib/query.tsx'
import { useDocumentStyle } from '../../../lib/use-document-style.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { refreshAccount, useAccount } from '../frame/api.ts'
import { IdleWarning } from '../frame/idle-warning.tsx'
import '../login/page.css'
import './factor-page.css'
import '../frame/text-key.css'
import { ProofDialog } from '../frame/proof-dialog.tsx'
import { homeOf } from '../frame/roles.ts'
import { withLogin } from '../frame/with-login.tsx'
import { KeepCodes } from './keep-codes.tsx'
import { SetUp } from './set-up.tsx'

/**
 * First the app, then the recovery codes; a member who was required to do this continues to their role's home screen.
 */
function FactorPage() {
  const navigate = useNavigate()
  const { data: account } = useAccount()
  const [isRequired] = useState(account?.mustSetFactor ?? false)
  const [codes, setCodes] = useState<string[] | null>(null)
  useDocumentStyle()
  useTitle(codes ? m.codes_title() : m.factor_title())
  const leave = async () => {
    await refreshAccount()
    navigate(isRequired ? homeOf(account?.role) : '/admin/account', { replace: true })
  }
  return (
    <>
      <IdleWarning />
      <ProofDialog />
      <main className="login">
        <div className={codes ? 'card stack two-factor narrow' : 'card stack two-factor'}>
          <Logo variant="lab" />
          {codes ? (
            <KeepCodes codes={codes} done={isRequired ? m.login_start() : m.codes_done()} onDone={() => void leave()} />
          ) : (
            <SetUp isRequired={isRequired} onConfirmed={setCodes} />
          )}
        </div>
      </main>
    </>
  )
}

export default withQueries(withLogin(FactorPage))
