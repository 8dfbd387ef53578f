import { m } from '@thrive/words'
import { TextLine } from '../../../../ui/form/text-line.tsx'
import type { CardProps } from '../card-props.ts'

export function PrivacyCard({ draft, change, errorOf, leave }: CardProps) {
  return (
    <section className="card stack">
      <h2>{m.settings_privacy()}</h2>
      <div className="two-fields">
        <TextLine
          label={m.settings_contact()}
          hint={m.settings_contact_hint()}
          name="contact"
          type="email"
          autoComplete="off"
          value={draft.contact}
          error={errorOf('contact')}
          onBlur={leave('contact')}
          onChange={(contact) => change({ contact })}
        />
        <TextLine
          label={m.settings_domains()}
          hint={m.settings_domains_hint()}
          name="domains"
          autoCapitalize="none"
          spellCheck={false}
          value={draft.domains}
          error={errorOf('domains')}
          onBlur={leave('domains')}
          onChange={(domains) => change({ domains })}
        />
      </div>
    </section>
  )
}
