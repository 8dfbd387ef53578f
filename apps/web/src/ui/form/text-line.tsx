import type { ComponentProps } from 'react'
import { characterLimit } from './character-limit.ts'
import { Field, type FieldTexts } from './field.tsx'

type Input = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'id' | 'className' | 'maxLength'>

export interface TextLineProps extends FieldTexts, Input {
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'password' | 'search' | undefined
  /** Nothing is cut off; over the limit the field says so. */
  limit?: number | undefined
}

export function TextLine({
  label,
  hint,
  error,
  labelHidden,
  action,
  value,
  onChange,
  type = 'text',
  limit,
  ...input
}: TextLineProps) {
  const length = characterLimit(value.length, limit)
  return (
    <Field
      label={label}
      hint={length.hint ?? hint}
      error={length.error ?? error}
      labelHidden={labelHidden}
      action={action}
    >
      {(control) => (
        <input {...input} {...control} type={type} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  )
}
