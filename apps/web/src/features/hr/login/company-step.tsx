import { m } from '@thrive/words'
import { TextLine } from '../../../ui/form/text-line.tsx'
import type { Ways } from '../company/api.ts'
import { CompanyButton } from '../company/company-button.tsx'
import { OverThere } from '../company/over-there.tsx'
import { Foot, PrivacyEnd } from './foot.tsx'
import { LoginShell } from './shell.tsx'
import type { Typed } from './typed.ts'

interface CompanyStepProps {
  ways: Ways
  email: string
  onChange: (part: Partial<Typed>) => void
}

/** The address belongs to the company, so there is no password to type. */
export function CompanyStep({ ways: { name, at, passwords }, email, onChange }: CompanyStepProps) {
  return (
    <LoginShell>
      <TextLine
        label={m.login_email()}
        autoComplete="username"
        value={email}
        // Another address is typed where a password can be.
        onChange={(username) => onChange({ username, step: 'first' })}
      />
      <OverThere />
      <p role="status">
        <strong>{name ? m.login_over_there({ name }) : m.login_over_there_unnamed()}</strong>{' '}
        {m.login_over_there_how({ host: at ?? '' })}
      </p>
      <CompanyButton email={email} autoFocus>
        {name ? m.login_to_company({ name }) : m.login_to_company_unnamed()}
      </CompanyButton>
      <Foot>
        <button type="button" onClick={() => onChange({ username: '', step: 'first' })}>
          {m.login_other_address()}
        </button>
        {passwords && (
          <button type="button" onClick={() => onChange({ byPassword: true, step: 'first' })}>
            {m.login_by_password()}
          </button>
        )}
        <PrivacyEnd />
      </Foot>
    </LoginShell>
  )
}
