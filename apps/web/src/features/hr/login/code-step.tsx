import { m } from '@thrive/words'
import { useState } from 'react'
import { onSubmit, useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { CodeInput } from '../../../ui/form/code-input.tsx'
import { TextLine } from '../../../ui/form/text-line.tsx'
import { logIn } from '../frame/api.ts'
import { Foot } from './foot.tsx'
import { LoginShell } from './shell.tsx'
import type { Typed } from './typed.ts'

/** The second factor: the code of an app, or a recovery code if the phone is lost. */
export function CodeStep({ typed, onBack }: { typed: Typed; onBack: () => void }) {
  const [code, setCode] = useState('')
  const [isRecovery, setRecovery] = useState(false)
  const { submit, busy, problem, reset } = useSubmit(() => logIn(typed.username, typed.password, code))
  const change = (next: string) => {
    reset()
    setCode(next)
  }
  const field = { value: code, onChange: change, error: problem, autoFocus: true }
  return (
    <LoginShell onSubmit={onSubmit(submit)}>
      {isRecovery ? (
        <TextLine
          key="recovery"
          label={m.login_recovery_code()}
          hint={m.login_recovery_hint()}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field}
        />
      ) : (
        <CodeInput label={m.login_code()} hint={m.login_code_hint()} {...field} />
      )}
      <Button type="submit" aria-busy={busy}>
        {m.login_start()}
      </Button>
      <Foot>
        <button
          type="button"
          onClick={() => {
            change('')
            setRecovery(!isRecovery)
          }}
        >
          {isRecovery ? m.login_app_code() : m.login_recovery()}
        </button>
        <button type="button" onClick={onBack}>
          {m.login_code_back()}
        </button>
      </Foot>
    </LoginShell>
  )
}
