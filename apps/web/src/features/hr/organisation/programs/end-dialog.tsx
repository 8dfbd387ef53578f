import { useSubmit } from '../../../../lib/use-submit.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { Problem } from '../../../../ui/form/problem.tsx'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'

interface SureDialogProps {
  title: string
  text: string
  keep: string
  sure: string
  onSure: () => Promise<unknown>
  onClose: () => void
}

/** Asks first; the key that keeps has the focus. */
export function EndDialog({ title, text, keep, sure, onSure, onClose }: SureDialogProps) {
  const { submit, busy, problem } = useSubmit(onSure)
  return (
    <ConfirmDialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button look="second" onClick={onClose}>
            {keep}
          </Button>
          <Button look="danger" aria-busy={busy} onClick={() => submit()}>
            {sure}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <Problem>{problem}</Problem>
    </ConfirmDialog>
  )
}
