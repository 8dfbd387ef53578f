import { m } from '@thrive/words'
import { listed } from '@thrive/words/intl'
import { Field } from '../../../../ui/form/field.tsx'
import { OptionCards } from '../../../../ui/form/option-cards.tsx'
import { Switch } from '../../../../ui/form/switch.tsx'
import type { Person, SignIn } from './api.ts'
import { canBeOnlyWay, type Draft, nameOf } from './draft.ts'

interface PolicyCardProps {
  saved: SignIn
  draft: Draft
  me: string | undefined
  onChange: (part: Partial<Draft>) => void
}

/** Whether passwords still work, and what else they need. */
export function PolicyCard({ saved, draft, me, onChange }: PolicyCardProps) {
  const { owners, withoutFactor } = saved
  // Suggest the owner who sets the rule.
  const first = owners.find(({ email }) => email === me) ?? owners[0]
  const chosen = owners.find(({ id }) => id === draft.emergency) ?? first
  const isLocked = !draft.onlyWay && !canBeOnlyWay(draft, saved)
  const missing =
    withoutFactor.length === 0
      ? m.sign_in_factor_all_set()
      : m.sign_in_factor_missing({ count: withoutFactor.length, names: listed(withoutFactor.map(nameOf)) })
  return (
    <section className="card stack">
      <h2>{m.sign_in_policy()}</h2>
      <Switch
        label={m.sign_in_only_way()}
        about={aboutOnlyWay(draft, chosen && nameOf(chosen))}
        on={draft.onlyWay}
        locked={isLocked}
        onChange={(onlyWay) => onChange({ onlyWay, emergency: onlyWay ? (chosen?.id ?? null) : null })}
      />
      {draft.onlyWay && owners.length > 1 && chosen && (
        <EmergencyField owners={owners} chosen={chosen.id} onChange={(emergency) => onChange({ emergency })} />
      )}
      <div className="ruled">
        <OptionCards
          label={m.sign_in_factor()}
          options={[
            { value: 'free', label: m.sign_in_factor_free() },
            { value: 'all', label: m.sign_in_factor_all(), about: missing },
          ]}
          value={draft.factorRequired ? 'all' : 'free'}
          onChange={(value) => onChange({ factorRequired: value === 'all' })}
        />
      </div>
    </section>
  )
}

function aboutOnlyWay({ onlyWay }: Draft, name: string | undefined): string {
  return onlyWay ? m.sign_in_only_way_for({ name: name ?? '' }) : m.sign_in_only_way_off()
}

interface EmergencyFieldProps {
  owners: readonly Person[]
  chosen: number
  onChange: (id: number) => void
}

/** The one owner whose password keeps working. */
function EmergencyField({ owners, chosen, onChange }: EmergencyFieldProps) {
  return (
    <Field label={m.sign_in_emergency()}>
      {(control) => (
        <select {...control} value={chosen} onChange={(event) => onChange(Number(event.target.value))}>
          {owners.map((owner) => (
            <option key={owner.id} value={owner.id}>
              {nameOf(owner)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
