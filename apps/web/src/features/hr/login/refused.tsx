import { m } from '@thrive/words'
import { ApiError } from '../../../lib/api.ts'
import { Link } from '../../../lib/navigation.tsx'
import { problemText } from '../../../lib/use-submit.ts'
import { Banner } from '../../../ui/layout/banner.tsx'
import { PASSWORDS_ONLY, useWays } from '../company/api.ts'
import { CompanyButton } from '../company/company-button.tsx'
import { Foot, PrivacyEnd } from './foot.tsx'
import { LoginShell } from './shell.tsx'

/** The company said who somebody is, or did not, and they do not get in. */
export function Refused({ error }: { error: unknown }) {
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
