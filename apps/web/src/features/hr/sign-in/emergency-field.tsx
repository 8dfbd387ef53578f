import { m } from '@thrive/words'
import { Field } from '../../../ui/form/field.tsx'
import type { Person } from './api.ts'
import { nameOf } from './draft.ts'

interface EmergencyFieldProps {
  owners: readonly Person[]
  chosen: number
  onChange: (id: number) => void
}

/** The one owner whose password keeps working. */
export function EmergencyField({ owners, chosen, onChange }: EmergencyFieldProps) {
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
