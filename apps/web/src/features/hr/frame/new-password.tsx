import { LIMITS } from '@thrive/domain'
import { m } from '@thrive/words'
import { sentenceOf } from '@thrive/words/refusals'
import { ApiError } from '../../../lib/api.ts'
import { FieldError } from '../../../lib/use-submit.ts'
import { TextLine } from '../../../ui/form/text-line.tsx'

interface NewPasswordProps {
  label: string
  value: string
  error: string | null
  onChange: (value: string) => void
}

/** A password that is set without an old one. The browser's password manager offers one for it. */
export function NewPassword({ label, value, error, onChange }: NewPasswordProps) {
  return (
    <TextLine
      label={label}
      type="password"
      autoComplete="new-password"
      hint={m.password_hint({ min: LIMITS.password.min })}
      value={value}
      error={error}
      onChange={onChange}
    />
  )
}

export function checkPassword(password: string) {
  if (password.length < LIMITS.password.min) throw new FieldError('password', () => sentenceOf('weak-password'))
}

/** True if the error is about the password itself. */
export const isAboutPassword = (error: Error | null) =>
  (error instanceof FieldError && error.field === 'password') ||
  (error instanceof ApiError && ['weak-password', 'common-password'].includes(error.code))
