import { m } from '@thrive/words'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { switchFactorOff } from './factor-api.ts'

export function FactorOffDialog({ onClose }: { onClose: () => void }) {
  const { submit, busy, problem } = useSubmit(async () => {
    await switchFactorOff()
    onClose()
  })
  return (
    <ConfirmDialog
      title={m.factor_off_ask()}
      onClose={onClose}
      actions={
        <>
          <Button look="second" onClick={onClose}>
            {m.factor_keep_on()}
          </Button>
          <Button look="danger" aria-busy={busy} onClick={() => submit()}>
            {m.factor_off()}
          </Button>
        </>
      }
    >
      <p>{m.factor_off_text()}</p>
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
    </ConfirmDialog>
  )
}
