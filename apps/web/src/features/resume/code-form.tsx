import { messages } from '@thrive/content/messages'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { Button } from '../../ui/form/button.tsx'
import { TextLine } from '../../ui/form/text-line.tsx'
import { Notice } from '../../ui/layout/notice.tsx'
import { resumeByCode } from './api.ts'
import './code-form.css'
import { useResume } from './use-resume.ts'

interface CodeFormProps {
  email: string
  slug: string
  /** Asks for another mail. */
  onAgain: () => Promise<unknown>
  onBack: () => void
}

/** Asks for what was mailed: this address has a session, and this browser has not held it. */
export function CodeForm({ email, slug, onAgain, onBack }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [again, setAgain] = useState(false)
  const { resume, busy, error, setError } = useResume(() => resumeByCode(email, slug, code))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void resume()
  }
  const askAgain = async () => {
    try {
      await onAgain()
      setAgain(true)
    } catch (failure) {
      setAgain(false)
      setError(failure instanceof ApiError ? failure.message : messages.offline)
    }
  }

  return (
    <form className="start-form code-form" noValidate onSubmit={submit}>
      <p>
        A session is open for this address. To continue it here, type the code that we have sent to{' '}
        <strong>{email.trim()}</strong>.
      </p>
      <TextLine
        label="Code from the mail"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        placeholder="0000 0000"
        value={code}
        onChange={(value) => {
          setCode(value)
          setError(null)
        }}
        hint="Eight digits, good for a week. The mail also has a link that does the same."
        error={error}
        action={
          <Button big type="submit" aria-busy={busy}>
            Continue
          </Button>
        }
      />
      <Notice>
        <p role="status">
          {again
            ? 'Asked for. We do not send one each time: code and link of a mail that you have still work.'
            : 'No mail? It may take a minute, or be in the folder for unwanted mail.'}
        </p>
        <div className="row">
          <Button look="second" onClick={() => void askAgain()}>
            Send another mail
          </Button>
          <Button look="quiet" onClick={onBack}>
            Use another address
          </Button>
        </div>
      </Notice>
    </form>
  )
}
