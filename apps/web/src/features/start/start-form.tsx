import { isEmail, LIMITS } from '@thrive/domain'
import { m } from '@thrive/words'
import { sentenceOf } from '@thrive/words/refusals'
import { useState } from 'react'
import { Link, useNavigate } from '../../lib/navigation.tsx'
import { FieldError, onSubmit, useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/form/button.tsx'
import { TextLine } from '../../ui/form/text-line.tsx'
import { Notice } from '../../ui/layout/notice.tsx'
import { Prose } from '../../ui/layout/prose.tsx'
import { PrivacyLink } from '../privacy/link.tsx'
import { beginSession } from '../session/begin-session.ts'
import { CodeForm } from './code-form.tsx'
import { startSession } from './version-api.ts'

export interface Invitation {
  secret: string
  /** Filled in; it can be corrected. */
  email: string
  /** Who invites to what. */
  words: string
  /** What the button says. */
  key: string
}

interface StartFormProps {
  slug: string
  /** Resolves to whether the server knows this version, once it has answered. */
  isKnown: () => Promise<boolean>
  hint: string
  notice: string
  invitation: Invitation | undefined
}

export function StartForm({ slug, isKnown, hint, notice, invitation }: StartFormProps) {
  const navigate = useNavigate()
  const [email, setEmail] = useState(invitation?.email ?? '')
  const [mailed, setMailed] = useState(false)

  const start = async () => {
    if (!isEmail(email.trim())) throw new FieldError('email', () => sentenceOf('invalid-email'))
    if (!(await isKnown())) throw new FieldError('email', () => sentenceOf('invalid-version'))
    const started = await startSession(email, slug, invitation?.secret)
    if ('mailed' in started) return setMailed(true)
    await beginSession(started.uuid)
    navigate(started.finished ? `/download/${started.uuid}` : `/survey/${slug}/${started.uuid}`)
  }

  const { submit, reset, busy, problem } = useSubmit(start)

  if (mailed) return <CodeForm email={email} slug={slug} onAgain={start} onBack={() => setMailed(false)} />
  return (
    <form className="start-form" noValidate onSubmit={onSubmit(submit)}>
      {invitation && <p className="strong">{invitation.words}</p>}
      <TextLine
        label={m.version_email()}
        type="email"
        autoComplete="email"
        inputMode="email"
        limit={LIMITS.email}
        value={email}
        onChange={(value) => {
          setEmail(value)
          reset()
        }}
        hint={hint}
        error={problem}
        action={
          <Button big type="submit" aria-busy={busy}>
            {invitation?.key ?? m.version_start()}
          </Button>
        }
      />
      <Notice>
        <Prose>{notice}</Prose>
        <p className="row">
          <PrivacyLink />
          <Link className="privacy-link" href={`/check/${slug}`}>
            {m.check_link()}
          </Link>
          <Link className="privacy-link" href={`/guide/${slug}`}>
            {m.guide_link()}
          </Link>
        </p>
      </Notice>
    </form>
  )
}
