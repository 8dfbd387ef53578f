import { m } from '@thrive/words'
import { useState } from 'react'
import { Coach } from '../../brand/coach.tsx'
import { onSubmit, useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/form/button.tsx'
import { TextLine } from '../../ui/form/text-line.tsx'
import { mailCode } from '../earlier/api.ts'
import type { TeamSession } from '../session/use-session.ts'
import { resumeByCode } from '../start/resume-api.ts'
import { useResume } from '../start/use-resume.ts'
import './welcome.css'

/** The server answers every team here alike, so the offer stays as quiet as it can be. */
export const BeforeButton = ({ onClick }: { onClick: () => void }) => (
  <Button look="quiet" onClick={onClick}>
    {m.before_offer()}
  </Button>
)

/** If mail is sent, shows the previous session to a visitor who proves the address. */
export function BeforeDialog({ session, onClose }: { session: TeamSession; onClose: () => void }) {
  const mail = useSubmit(() => mailCode(session.uuid))
  return (
    <Coach title={m.before_title()} onClose={onClose}>
      <div className="before stack">
        <p role="status">{mail.done ? m.before_mailed() : m.before_text()}</p>
        {mail.done ? (
          <CodeFields slug={session.workshop.slug} />
        ) : (
          <div>
            <Button aria-busy={mail.busy} onClick={() => mail.submit()}>
              {m.before_mail()}
            </Button>
          </div>
        )}
        {mail.problem && (
          <p className="error" role="alert">
            {mail.problem}
          </p>
        )}
      </div>
    </Coach>
  )
}

/** The address has to be typed again, because browsers do not store it. */
function CodeFields({ slug }: { slug: string }) {
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const resume = useResume(() => resumeByCode(email, slug, code))
  const typed = (set: (value: string) => void) => (value: string) => {
    set(value)
    resume.reset()
  }
  return (
    <form className="stack" noValidate onSubmit={onSubmit(resume.submit)}>
      <TextLine
        label={m.version_email()}
        type="email"
        autoComplete="email"
        inputMode="email"
        value={email}
        onChange={typed(setEmail)}
      />
      <TextLine
        label={m.code_label()}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="0000 0000"
        value={code}
        onChange={typed(setCode)}
        error={resume.problem}
        action={
          <Button type="submit" aria-busy={resume.busy}>
            {m.resume_continue()}
          </Button>
        }
      />
    </form>
  )
}
