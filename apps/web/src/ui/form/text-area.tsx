import type { ComponentProps } from 'react'
import { characterLimit } from './character-limit.ts'
import { Field, type FieldTexts } from './field.tsx'

type Area = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'id' | 'className' | 'maxLength'>

export interface TextAreaProps extends Omit<FieldTexts, 'action'>, Area {
  value: string
  onChange: (value: string) => void
  /** Text over the limit is not cut off; the field shows an error. */
  limit?: number | undefined
}

export function TextArea({
  label,
  hint,
  error,
  labelHidden,
  value,
  onChange,
  limit,
  rows = 8,
  ...area
}: TextAreaProps) {
  const length = characterLimit(value.length, limit)
  return (
    <Field label={label} hint={length.hint ?? hint} error={length.error ?? error} labelHidden={labelHidden}>
      {(control) => (
        <textarea {...area} {...control} rows={rows} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  )
}
