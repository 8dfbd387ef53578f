import { LIMITS } from '@thrive/domain'
import { m } from '@thrive/words'
import { sentenceOf } from '@thrive/words/refusals'
import { useState } from 'react'
import { isRecord, isTrue } from '../../../lib/shape.ts'
import { FieldError, onSubmit, useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextLine } from '../../../ui/form/text-line.tsx'
import { ask } from '../frame/api.ts'
import { FactorCode, isAboutCode } from '../frame/factor-code.tsx'
import { isAboutPassword } from '../frame/new-password.tsx'

type Field = 'current' | 'next' | 'again' | 'code'
const EMPTY: Record<Field, string> = { current: '', next: '', again: '', code: '' }

export function PasswordForm({ hasFactor }: { hasFactor: boolean }) {
  const [typed, setTyped] = useState(EMPTY)
  const { submit, reset, busy, done, error, problem } = useSubmit(async () => {
    check(typed)
    const { current, next, code } = typed
    const change = { current, next, ...(hasFactor && { code }) }
    await ask('POST /api/admin/password', change, isRecord({ changed: isTrue }))
    setTyped(EMPTY)
  })

  const field = (name: Field) => ({
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
      <TextLine label={m.password_current()} type="password" autoComplete="current-password" {...field('current')} />
      {hasFactor && <FactorCode {...field('code')} />}
      <TextLine
        label={m.password_new()}
        type="password"
        autoComplete="new-password"
        hint={m.password_hint({ min: LIMITS.password.min })}
        {...field('next')}
      />
      <TextLine label={m.password_again()} type="password" autoComplete="new-password" {...field('again')} />
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
  if (isAboutPassword(error)) return 'next'
  return isAboutCode(error) ? 'code' : 'current'
}
