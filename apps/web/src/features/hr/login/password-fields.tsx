import { m } from '@thrive/words'
import { sentenceOf } from '@thrive/words/refusals'
import { isStatus } from '../../../lib/api.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextLine } from '../../../ui/form/text-line.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { warning } from '../../../ui/layout/icon-paths.ts'
import type { Typed } from './typed.ts'

interface PasswordFieldsProps {
  /** True below the company's button, where the field asks for an e-mail address. */
  isSecond: boolean
  typed: Typed
  onChange: (part: Partial<Typed>) => void
  onLeaveName: () => void
  failure: { error: Error | null; problem: string | null }
  busy: boolean
}

export function PasswordFields({ isSecond, typed, onChange, onLeaveName, failure, busy }: PasswordFieldsProps) {
  const { error, problem } = failure
  const isWrong = isStatus(error, 401) || isStatus(error, 400)
  return (
    <>
      <TextLine
        label={isSecond ? m.login_email() : m.login_username()}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={typed.username}
        onChange={(username) => onChange({ username })}
        onBlur={onLeaveName}
        {...(isSecond && { inputMode: 'email' as const })}
      />
      <TextLine
        label={m.login_password()}
        type="password"
        autoComplete="current-password"
        value={typed.password}
        onChange={(password) => onChange({ password })}
      />
      {problem && (
        <p className="error" role="alert">
          <Icon path={warning} />
          {isWrong ? sentenceOf('login-failed') : problem}
        </p>
      )}
      <Button type="submit" look={isSecond ? 'second' : undefined} aria-busy={busy}>
        {m.login_start()}
      </Button>
    </>
  )
}
