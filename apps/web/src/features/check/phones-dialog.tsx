import { m } from '@thrive/words'
import { useId } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Qr } from '../../ui/qr.tsx'
import type { Verdict } from './judge.ts'
import './dialogs.css'

interface PhonesDialogProps {
  code: string
  verdict: Verdict
  onClose: () => void
}

/** A code that leads a phone to a small page, which reports back. */
export function PhonesDialog({ code, verdict, onClose }: PhonesDialogProps) {
  const id = useId()
  // In capitals it needs fewer and larger squares; the path is read in any case.
  const address = `${location.origin}/reach/${code}`.toUpperCase()
  return (
    <Dialog className="check-dialog phones" labelledBy={id} onClose={onClose}>
      <Qr text={address} label={m.check_phones_code()} />
      <div className="stack">
        <h2 id={id}>{m.check_phones()}</h2>
        <p>{m.check_phones_how()}</p>
        <p role="status" className="strong">
          {verdict.says}
        </p>
        <Button onClick={onClose}>{m.close()}</Button>
      </div>
    </Dialog>
  )
}
