import { LIMITS } from '@thrive/domain'
import { m } from '@thrive/words'
import { sentenceOf } from '@thrive/words/refusals'
import { useState } from 'react'
import { isRecord, isTrue } from '../../../lib/shape.ts'
import { FieldError, onSubmit, useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextLine } from '../../../ui/form/text-line.tsx'
import { ask } from '../api.ts'
import { isAboutPassword } from '../new-password.tsx'

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
      <h2>{m.password_title()}</h2>
      <TextLine label={m.password_current()} autoComplete="current-password" {...field('current')} />
      <TextLine
        label={m.password_new()}
        autoComplete="new-password"
        hint={m.password_hint({ min: LIMITS.password.min })}
        {...field('next')}
      />
      <TextLine label={m.password_again()} autoComplete="new-password" {...field('again')} />
      <div>
        <Button type="submit" aria-busy={busy}>
          {m.password_change()}
        </Button>
      </div>
      <div role="status">{done && <p className="done">{m.password_changed()}</p>}</div>
    </form>
  )
}

function check({ current, next, again }: Record<Field, string>) {
  if (current === '') throw new FieldError('current', m.password_current_missing)
  if (next.length < LIMITS.password.min) throw new FieldError('next', () => sentenceOf('weak-password'))
  if (next !== again) throw new FieldError('again', m.password_not_same)
}

function fieldOf(error: Error): string {
  if (error instanceof FieldError) return error.field
  return isAboutPassword(error) ? 'next' : 'current'
}
