import type { ComponentProps } from 'react'
import { takeFocus } from '../layout/take-focus.ts'
import { characterLimit } from './character-limit.ts'
import { Field, type FieldTexts } from './field.tsx'

type Input = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'id' | 'className' | 'maxLength'>

export interface TextLineProps extends FieldTexts, Input {
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'password' | 'search' | undefined
  /** Text over the limit is not cut off; the field shows an error. */
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
  autoFocus,
  ref,
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
        <input
          {...input}
          {...control}
          ref={autoFocus ? takeFocus : ref}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
