import { isOfDomain } from '@thrive/domain'
import { m } from '@thrive/words'
import { ApiError } from '../../../lib/api.ts'
import { onSubmit, useSubmit } from '../../../lib/use-submit.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import { signOut } from '../../../ui/layout/icon-paths.ts'
import { logIn } from '../frame/api.ts'
import type { Ways } from '../frame/company-api.ts'
import { CompanyButton } from '../frame/company-button.tsx'
import { useLoginEnd } from '../frame/token.ts'
import { Foot, ForgotLink, PrivacyEnd } from './foot.tsx'
import { PasswordFields } from './password-fields.tsx'
import { LoginShell } from './shell.tsx'
import type { Typed } from './typed.ts'

interface FirstStepProps {
  ways: Ways
  typed: Typed
  onChange: (part: Partial<Typed>) => void
}

/** The company's account first, if there is one; then e-mail address and password. */
export function FirstStep({ ways, typed, onChange }: FirstStepProps) {
  const ended = useLoginEnd()
  const isSentOn = () =>
    ways.company && !typed.byPassword && ways.domains.length > 0 && isOfDomain(typed.username, ways.domains)
  const { submit, busy, error, problem, reset } = useSubmit(async () => {
    if (isSentOn()) return onChange({ step: 'company' })
    await logIn(typed.username, typed.password).catch((refusal) => {
      if (!(refusal instanceof ApiError && refusal.code === 'code-needed')) throw refusal
      onChange({ step: 'code' })
    })
  })
  const hasFields = ways.passwords || typed.byPassword
  return (
    <LoginShell onSubmit={onSubmit(submit)}>
      {ended && (
        <p className="ended" role="status">
          <Icon path={signOut} />
          {ended}
        </p>
      )}
      {ways.company && <CompanyButton>{m.login_company()}</CompanyButton>}
      {ways.company && hasFields && <p className="or">{m.login_or()}</p>}
      {hasFields && (
        <PasswordFields
          isSecond={ways.company}
          typed={typed}
          onChange={(part) => {
            reset()
            onChange(part)
          }}
          onLeaveName={() => isSentOn() && onChange({ step: 'company' })}
          failure={{ error, problem }}
          busy={busy}
        />
      )}
      <Foot>
        {hasFields ? (
          <ForgotLink />
        ) : (
          <button type="button" onClick={() => onChange({ byPassword: true })}>
            {m.login_emergency()}
          </button>
        )}
        <PrivacyEnd />
      </Foot>
    </LoginShell>
  )
}
