import { m } from '@thrive/words'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../lib/api.ts'
import { Link, useNavigate } from '../../../lib/navigation.tsx'
import { withQueries } from '../../../lib/query.tsx'
import { problemText } from '../../../lib/use-submit.ts'
import { Banner } from '../../../ui/layout/banner.tsx'
import { PASSWORDS_ONLY, useWays } from '../frame/company-api.ts'
import { CompanyButton } from '../frame/company-button.tsx'
import { announceProof } from '../frame/confirm-at-company.ts'
import { holdToken } from '../frame/token.ts'
import { announceTrial } from '../frame/trial.ts'
import { arrive } from './arrive.ts'
import { Foot, PrivacyEnd } from './foot.tsx'
import { LoginShell } from './shell.tsx'

/** The page that the company redirects to. Its own next page is fixed, whatever the URL contains. */
function CompanyReturnPage() {
  const navigate = useNavigate()
  const [error, setError] = useState<unknown>(null)
  const [done, setDone] = useState<(() => string) | null>(null)
  useEffect(() => {
    // The component may mount twice, but `arrive` runs once: what came back works only once.
    void arrive().then((arrival) => {
      if (arrival.purpose === 'test') {
        setDone(() => m.sign_in_window_done)
        return announceTrial(arrival)
      }
      if (arrival.error) return setError(arrival.error)
      if (arrival.purpose === 'confirm') {
        setDone(() => m.login_proven)
        return announceProof()
      }
      if (arrival.token) holdToken(arrival.token)
      navigate('/admin', { replace: true })
    })
  }, [navigate])
  if (error) return <Refused error={error} />
  return (
    <LoginShell>
      <p role="status">{(done ?? m.login_returning)()}</p>
    </LoginShell>
  )
}

/** Shown if the company did not identify the visitor, or did, but they have no access. */
function Refused({ error }: { error: unknown }) {
  const { data: { name } = PASSWORDS_ONLY } = useWays()
  const isUninvited = error instanceof ApiError && error.code === 'not-invited'
  const owner = error instanceof ApiError ? error.details.owner : undefined
  const head = name ? m.login_not_yet({ name }) : m.login_not_yet_unnamed()
  return (
    <LoginShell>
      <Banner kind="bad">
        <strong>{isUninvited ? head : m.login_refused()}</strong> {problemText(error)}
      </Banner>
      {owner && <p className="ask">{m.login_ask_owner({ owner })}</p>}
      <CompanyButton again="true">{m.login_other_account()}</CompanyButton>
      <Foot>
        <Link href="/admin">{m.login_back()}</Link>
        <PrivacyEnd />
      </Foot>
    </LoginShell>
  )
}

export default withQueries(CompanyReturnPage)
