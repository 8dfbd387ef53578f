import { useState } from 'react'
import { onSubmit, useSubmit } from '../../lib/use-submit.ts'
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
  const resume = useResume(() => resumeByCode(email, slug, code))
  const again = useSubmit(onAgain)

  return (
    <form className="start-form code-form" noValidate onSubmit={onSubmit(resume.submit)}>
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
          resume.reset()
          again.reset()
        }}
        hint="Eight digits, good for a week. The mail also has a link that does the same."
        error={resume.problem ?? again.problem}
        action={
          <Button big type="submit" aria-busy={resume.busy}>
            Continue
          </Button>
        }
      />
      <Notice>
        <p role="status">
          {again.done
            ? 'Asked for. We do not send one each time: code and link of a mail that you have still work.'
            : 'No mail? It may take a minute, or be in the folder for unwanted mail.'}
        </p>
        <div className="row">
          <Button look="second" onClick={() => again.submit()}>
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
