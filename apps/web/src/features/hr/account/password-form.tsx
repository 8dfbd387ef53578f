import { sentenceOf } from '@thrive/content/refusals'
import { LIMITS } from '@thrive/domain'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../lib/api.ts'
import { isRecord, isTrue } from '../../../lib/shape.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextLine } from '../../../ui/form/text-line.tsx'
import { ask } from '../api.ts'
import { problemText } from '../problem.tsx'

type Field = 'current' | 'next' | 'again'
const EMPTY: Record<Field, string> = { current: '', next: '', again: '' }

export function PasswordForm() {
  const [typed, setTyped] = useState(EMPTY)
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({})
  const [state, setState] = useState<'idle' | 'busy' | 'changed'>('idle')

  const field = (name: Field) => ({
    type: 'password' as const,
    value: typed[name],
    error: problems[name] ?? null,
    onChange: (value: string) => {
      setTyped((before) => ({ ...before, [name]: value }))
      setProblems({})
      setState('idle')
    },
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'busy') return
    const found = problemsOf(typed)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    setState('busy')
    try {
      await ask('POST /api/admin/password', { current: typed.current, next: typed.next }, isRecord({ changed: isTrue }))
      setTyped(EMPTY)
      setState('changed')
    } catch (error) {
      const text = problemText(error)
      setProblems(error instanceof ApiError && error.code === 'weak-password' ? { next: text } : { current: text })
      setState('idle')
    }
  }

  return (
    <form className="card stack password-form" noValidate onSubmit={submit}>
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
        <Button type="submit" aria-busy={state === 'busy'}>
          Change the password
        </Button>
      </div>
      <div role="status">
        {state === 'changed' && (
          <p className="done">Your password is changed. Every other login of this account has ended.</p>
        )}
      </div>
    </form>
  )
}

function problemsOf({ current, next, again }: Record<Field, string>): Partial<Record<Field, string>> {
  if (current === '') return { current: 'Please type your current password.' }
  if (next.length < LIMITS.password.min) return { next: sentenceOf('weak-password') }
  return next === again ? {} : { again: 'This is not the same as the new password.' }
}
