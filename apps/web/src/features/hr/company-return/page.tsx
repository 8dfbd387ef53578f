import { m } from '@thrive/words'
import { useEffect, useState } from 'react'
import { useNavigate } from '../../../lib/navigation.tsx'
import { withQueries } from '../../../lib/query.tsx'
import { announceProof } from '../company/confirm.ts'
import { Refused } from '../login/refused.tsx'
import { LoginShell } from '../login/shell.tsx'
import { holdToken } from '../token.ts'
import { arrive } from './arrive.ts'

const SETTINGS = '/admin/organisation/sign-in'

/** Where the company sends people back to. Where it leads on is fixed, whatever the address says. */
function CompanyReturnPage() {
  const navigate = useNavigate()
  const [error, setError] = useState<unknown>(null)
  const [isProven, setProven] = useState(false)
  useEffect(() => {
    // A component that is shown twice arrives once: what came back works once.
    void arrive().then((arrival) => {
      if (arrival.purpose === 'test') return navigate(SETTINGS, { replace: true, state: arrival })
      if (arrival.error) return setError(arrival.error)
      if (arrival.purpose === 'confirm') {
        setProven(true)
        return announceProof()
      }
      if (arrival.token) holdToken(arrival.token)
      navigate('/admin', { replace: true })
    })
  }, [navigate])
  if (error) return <Refused error={error} />
  return (
    <LoginShell>
      <p role="status">{isProven ? m.login_proven() : m.login_returning()}</p>
    </LoginShell>
  )
}

export default withQueries(CompanyReturnPage)
