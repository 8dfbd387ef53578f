import { FIRST_ROLES } from '@thrive/domain'
import { m } from '@thrive/words'
import { ROLE_NAMES } from '@thrive/words/names'
import { Segmented } from '../../../../ui/form/segmented.tsx'
import { Switch } from '../../../../ui/form/switch.tsx'
import { TextLine } from '../../../../ui/form/text-line.tsx'
import type { SignIn } from './api.ts'
import { DomainsField } from './domains-field.tsx'
import type { Draft } from './draft.ts'
import { RedirectField } from './redirect-field.tsx'
import { SecretField } from './secret-field.tsx'
import '../../frame/label-pill.css'

interface SsoCardProps {
  saved: SignIn
  draft: Draft
  onChange: (part: Partial<Draft>) => void
  /** The test's error about the issuer. */
  issuerError: string | null
}

/** How the company's identity provider knows this product, and who may sign in from there. */
export function SsoCard({ saved, draft, onChange, issuerError }: SsoCardProps) {
  const ABOUT = {
    viewer: m.sign_in_only_invited_viewer,
    analyst: m.sign_in_only_invited_analyst,
    author: m.sign_in_only_invited_author,
  }
  return (
    <section className="card c7 stack">
      <div className="cardhead">
        <h2>{m.sign_in_sso()}</h2>
        <span className="label-pill lilac">OpenID Connect</span>
      </div>
      <Switch
        label={draft.on ? m.sign_in_on() : m.sign_in_off()}
        about={saved.canKeepSecrets ? (draft.on ? m.sign_in_on_about() : m.sign_in_off_about()) : m.sign_in_no_key()}
        on={draft.on}
        locked={!saved.canKeepSecrets && !draft.on}
        onChange={(on) => onChange({ on, ...(!on && { onlyWay: false }) })}
      />
      <TextLine
        label={m.sign_in_issuer()}
        hint={issuerError ? null : m.sign_in_issuer_hint()}
        error={issuerError}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        value={draft.issuer}
        onChange={(issuer) => onChange({ issuer })}
      />
      <div className="client">
        <TextLine
          label={m.sign_in_client_id()}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={draft.clientId}
          onChange={(clientId) => onChange({ clientId })}
        />
        <SecretField
          end={saved.clientSecretEnd}
          typed={draft.clientSecret}
          onChange={(clientSecret) => onChange({ clientSecret })}
        />
      </div>
      <DomainsField domains={draft.domains} onChange={(domains) => onChange({ domains })} />
      <RedirectField address={saved.redirect} />
      <div className="ruled stack">
        <Switch
          label={m.sign_in_only_invited()}
          about={draft.onlyInvited ? m.sign_in_only_invited_on() : ABOUT[draft.firstRole]()}
          on={draft.onlyInvited}
          onChange={(onlyInvited) => onChange({ onlyInvited })}
        />
        {!draft.onlyInvited && (
          <Segmented
            label={m.sign_in_first_role()}
            options={FIRST_ROLES.map((value) => ({ value, label: ROLE_NAMES[value]() }))}
            value={draft.firstRole}
            onChange={(firstRole) => onChange({ firstRole })}
          />
        )}
      </div>
    </section>
  )
}
