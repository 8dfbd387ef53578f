import { m } from '@thrive/words'
import { useState } from 'react'
import { onSubmit, useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/form/button.tsx'
import { TextLine } from '../../ui/form/text-line.tsx'
import { Inserted, SLOT } from '../../ui/layout/inserted.tsx'
import { Notice } from '../../ui/layout/notice.tsx'
import { resumeByCode } from './resume-api.ts'
import './code-form.css'
import { useResume } from './use-resume.ts'

interface CodeFormProps {
  email: string
  slug: string
  /** Requests another mail. */
  onAgain: () => Promise<unknown>
  onBack: () => void
}

/** Asks for the mailed code: this address has a session that this browser has not held. */
export function CodeForm({ email, slug, onAgain, onBack }: CodeFormProps) {
  const [code, setCode] = useState('')
  const resume = useResume(() => resumeByCode(email, slug, code))
  const again = useSubmit(onAgain)

  return (
    <form className="start-form code-form" noValidate onSubmit={onSubmit(resume.submit)}>
      <p>
        <Inserted text={m.code_sent({ email: SLOT })}>
          <strong>{email.trim()}</strong>
        </Inserted>
      </p>
      <TextLine
        label={m.code_label()}
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
        hint={m.code_hint()}
        error={resume.problem ?? again.problem}
        action={
          <Button big type="submit" aria-busy={resume.busy}>
            {m.resume_continue()}
          </Button>
        }
      />
      <Notice>
        <p role="status">{again.done ? m.code_asked() : m.code_no_mail()}</p>
        <div className="row">
          <Button look="second" onClick={() => again.submit()}>
            {m.code_another_mail()}
          </Button>
          <Button look="quiet" onClick={onBack}>
            {m.code_another_address()}
          </Button>
        </div>
      </Notice>
    </form>
  )
}
