import { sentenceOf } from '@thrive/content/refusals'
import { LIMITS } from '@thrive/domain'
import { useState } from 'react'
import { ApiError } from '../../../lib/api.ts'
import { isRecord, isTrue } from '../../../lib/shape.ts'
import { FieldError, onSubmit, useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextLine } from '../../../ui/form/text-line.tsx'
import { ask } from '../api.ts'

type Field = 'current' | 'next' | 'again'
const EMPTY: Record<Field, string> = { current: '', next: '', again: '' }

export function PasswordForm() {
  const [typed, setTyped] = useState(EMPTY)
  const { submit, reset, busy, done, error, problem } = useSubmit(async () => {
    check(typed)
    await ask('POST /api/admin/password', { current: typed.current, next: typed.next }, isRecord({ changed: isTrue }))
    setTyped(EMPTY)
  })

  const field = (name: Field) => ({
    type: 'password' as const,
    value: typed[name],
    error: error && fieldOf(error) === name ? problem : null,
    onChange: (value: string) => {
      setTyped((before) => ({ ...before, [name]: value }))
      reset()
    },
  })

  return (
    <form className="card stack password-form" noValidate onSubmit={onSubmit(submit)}>
      <h2>Change your password</h2>
      <TextLine label="Current password" autoComplete="current-password" {...field('current')} />
      <TextLine
        label="New password"
        autoComplete="new-password"
        hint={`At least ${LIMITS.password.min} characters. A few words that you can remember do well.`}
        {...field('next')}
      />
      <TextLine label="New password, once more" autoComplete="new-password" {...field('again')} />
      <div>
        <Button type="submit" aria-busy={busy}>
          Change the password
        </Button>
      </div>
      <div role="status">
        {done && <p className="done">Your password is changed. Every other login of this account has ended.</p>}
      </div>
    </form>
  )
}

function check({ current, next, again }: Record<Field, string>) {
  if (current === '') throw new FieldError('current', 'Please type your current password.')
  if (next.length < LIMITS.password.min) throw new FieldError('next', sentenceOf('weak-password'))
  if (next !== again) throw new FieldError('again', 'This is not the same as the new password.')
}

function fieldOf(error: Error): string {
  if (error instanceof FieldError) return error.field
  return error instanceof ApiError && error.code === 'weak-password' ? 'next' : 'current'
}
