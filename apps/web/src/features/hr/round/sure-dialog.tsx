import { m } from '@thrive/words'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Problem } from '../../../ui/form/problem.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'

const ASKS = {
  withdraw: { title: m.invitee_withdraw_title, text: m.invitee_withdraw_text, sure: m.invitee_withdraw_do },
  erase: { title: m.invitee_erase_title, text: m.invitee_erase_text, sure: m.invitee_erase_do },
}

interface SureDialogProps {
  kind: keyof typeof ASKS
  email: string
  onSure: () => Promise<void>
  onDone: () => void
  onClose: () => void
}

/** Asks before an invitee is taken out or erased; the button that changes nothing has the focus. */
export function SureDialog({ kind, email, onSure, onDone, onClose }: SureDialogProps) {
  const { title, text, sure } = ASKS[kind]
  const { submit, busy, problem } = useSubmit(async () => {
    await onSure()
    onDone()
  })
  return (
    <ConfirmDialog
      title={title({ email })}
      onClose={onClose}
      actions={
        <>
          <Button look="second" onClick={onClose}>
            {m.invitee_keep()}
          </Button>
          <Button look="danger" aria-busy={busy} onClick={() => submit()}>
            {sure()}
          </Button>
        </>
      }
    >
      <p>{text()}</p>
      <Problem>{problem}</Problem>
    </ConfirmDialog>
  )
}
