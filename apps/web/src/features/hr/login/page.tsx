import { m } from '@thrive/words'
import { sentenceOf } from '@thrive/words/refusals'
import { useState } from 'react'
import { Logo } from '../../../brand/logo.tsx'
import { isStatus } from '../../../lib/api.ts'
import { withQueries } from '../../../lib/query.tsx'
import { onSubmit, useSubmit } from '../../../lib/use-submit.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextLine } from '../../../ui/form/text-line.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { signOut, warning } from '../../../ui/layout/icon-paths.ts'
import { PrivacyLink } from '../../privacy/link.tsx'
import { useDocumentStyle } from '../../report/use-document-style.ts'
import { logIn } from '../api.ts'
import { GoHome } from '../go-home.tsx'
import { useLoginEnd, useToken } from '../token.ts'
import './page.css'

/** The login of HR. Whoever is already logged in goes straight to what is theirs. */
function LoginPage() {
  const token = useToken()
  useDocumentStyle()
  useTitle(m.login_title())
  return token === null ? <LoginForm /> : <GoHome />
}

function LoginForm() {
  const ended = useLoginEnd()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const { submit, busy, error, problem } = useSubmit(() => logIn(username, password))
  const refused = isStatus(error, 401) || isStatus(error, 400)

  return (
    <main className="login">
      <form className="card stack" noValidate onSubmit={onSubmit(submit)}>
        <Logo variant="lab" />
        <h1>{m.login_title()}</h1>
        {ended && (
          <p className="ended" role="status">
            <Icon path={signOut} />
            {ended}
          </p>
        )}
        <TextLine
          label={m.login_username()}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          onChange={setUsername}
        />
        <TextLine
          label={m.login_password()}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        {problem && (
          <p className="error" role="alert">
            <Icon path={warning} />
            {refused ? sentenceOf('login-failed') : problem}
          </p>
        )}
        <Button type="submit" aria-busy={busy}>
          {m.login_start()}
        </Button>
        <PrivacyLink />
      </form>
    </main>
  )
}

export default withQueries(LoginPage)
