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

/** Shows a code that opens a small page on a phone, which reports back. */
export function PhonesDialog({ code, verdict, onClose }: PhonesDialogProps) {
  const id = useId()
  // Capitals make a QR code with fewer, larger squares; the path is not case-sensitive.
  const address = `${location.origin}/reach/${code}`.toUpperCase()
  return (
    <Dialog className="check-dialog phones" labelledBy={id} onClose={onClose}>
      <Qr text={address} label={m.check_phones_code()} />
      <div className="stack">
        <h2 id={id}>{m.check_phones()}</h2>
        <p>{m.check_phones_how()}</p>
        <p role="status" className="strong">
          {verdict.text}
        </p>
        <Button onClick={onClose}>{m.close()}</Button>
      </div>
    </Dialog>
  )
}
