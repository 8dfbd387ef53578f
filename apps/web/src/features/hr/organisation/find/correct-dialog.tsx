import { m } from '@thrive/words'
import { useId, useState } from 'react'
import { onSubmit, useSubmit } from '../../../../lib/use-submit.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { TextLine } from '../../../../ui/form/text-line.tsx'
import { cross } from '../../../../ui/layout/line-icons.ts'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import '../../frame/dialog.css'
import { LineButton } from '../../frame/line-button.tsx'
import { correctAddress, type FoundSession } from './api.ts'

interface CorrectDialogProps {
  email: string
  session: FoundSession
  onCorrected: (to: string) => void
  onClose: () => void
}

export function CorrectDialog({ email, session, onCorrected, onClose }: CorrectDialogProps) {
  const id = useId()
  const [to, setTo] = useState('')
  const { submit, reset, busy, problem } = useSubmit(async () => {
    await correctAddress(email, session.mark, to.trim())
    onCorrected(to.trim())
  })
  return (
    <Dialog className="people-dialog" labelledBy={id} describedBy={`${id}-text`} onClose={onClose}>
      <form className="card stack" noValidate onSubmit={onSubmit(submit)}>
        <div className="dhead">
          <h2 id={id}>{m.find_correct_title()}</h2>
          <LineButton icon={cross} label={m.close()} onClick={onClose} />
        </div>
        <p id={`${id}-text`}>{m.find_correct_text({ email })}</p>
        <TextLine
          label={m.find_correct_to()}
          type="email"
          autoComplete="off"
          spellCheck={false}
          autoFocus
          value={to}
          error={problem}
          onChange={(value) => {
            setTo(value)
            reset()
          }}
        />
        <div className="dfoot">
          <Button look="quiet" onClick={onClose}>
            {m.find_correct_cancel()}
          </Button>
          <Button type="submit" aria-busy={busy}>
            {m.find_correct_key()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
