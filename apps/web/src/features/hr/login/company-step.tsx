import { m } from '@thrive/words'
import { TextLine } from '../../../ui/form/text-line.tsx'
import type { Ways } from '../frame/company-api.ts'
import { CompanyButton } from '../frame/company-button.tsx'
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
        // A different address may have a password, so return to the first step.
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

/** Points from here to the company and back. */
const OverThere = () => (
  <svg className="over-there" viewBox="0 0 300 112" aria-hidden="true">
    <rect x="10" y="30" width="72" height="62" rx="10" fill="#FBF3E1" stroke="#1B1F45" strokeWidth="4" />
    <g transform="translate(20 44) scale(.21)">
      <circle cx="50" cy="50" r="48" fill="#EF5B3C" />
      <path d="M194 8L246 98H142Z" fill="#F7B21B" />
      <path d="M76 98V48a46 46 0 0 1 92 0V98Z" fill="#0E9488" />
    </g>
    <path d="M24 78h44" stroke="#A9ADD6" strokeWidth="5" strokeLinecap="round" />
    <g fill="none" strokeWidth="4.5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M92 52H196M184 41l12 11-12 11" stroke="#1B1F45" />
      <path d="M204 78H104M116 67l-12 11 12 11" stroke="#6B70A8" />
    </g>
    <rect x="216" y="12" width="68" height="80" rx="6" fill="#D5DAF1" stroke="#1B1F45" strokeWidth="4" />
    <path d="M231 28h8M246 28h8M261 28h8M231 44h8M246 44h8M261 44h8" stroke="#1B1F45" strokeWidth="8" />
    <path d="M238 92V64h24v28" fill="#FFFAF0" stroke="#1B1F45" strokeWidth="4" strokeLinejoin="round" />
    <path d="M206 92h88" stroke="#1B1F45" strokeWidth="4" strokeLinecap="round" />
  </svg>
)
