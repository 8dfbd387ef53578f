import { m } from '@thrive/words'
import { useState } from 'react'
import { Logo } from '../../../brand/logo.tsx'
import { useNavigate } from '../../../lib/navigation.tsx'
import { withQueries } from '../../../lib/query.tsx'
import { useTitle } from '../../../lib/use-title.ts'
import { useDocumentStyle } from '../../report/use-document-style.ts'
import { refreshAccount, useAccount } from '../api.ts'
import { IdleWarning } from '../idle-warning.tsx'
import '../login/page.css'
import './page.css'
import '../text-key.css'
import { ProofDialog } from '../proof/proof-dialog.tsx'
import { homeOf } from '../roles.ts'
import { withLogin } from '../with-login.tsx'
import { KeepCodes } from './keep-codes.tsx'
import { SetUp } from './set-up.tsx'

/** First the app, then the recovery codes; who had to do this goes on to where their role begins. */
function FactorPage() {
  const navigate = useNavigate()
  const { data: account } = useAccount()
  const [wasAsked] = useState(account?.mustSetFactor ?? false)
  const [codes, setCodes] = useState<string[] | null>(null)
  useDocumentStyle()
  useTitle(codes ? m.codes_title() : m.factor_title())
  const leave = async () => {
    await refreshAccount()
    navigate(wasAsked ? homeOf(account?.role) : '/admin/account', { replace: true })
  }
  return (
    <>
      <IdleWarning />
      <ProofDialog />
      <main className="login">
        <div className={codes ? 'card stack two-factor narrow' : 'card stack two-factor'}>
          <Logo variant="lab" />
          {codes ? (
            <KeepCodes codes={codes} done={wasAsked ? m.login_start() : m.codes_done()} onDone={() => void leave()} />
          ) : (
            <SetUp wasAsked={wasAsked} onConfirmed={setCodes} />
          )}
        </div>
      </main>
    </>
  )
}

export default withQueries(withLogin(FactorPage))
