import { m } from '@thrive/words'
import { useId } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import '../frame/dialog.css'

/** What whoever runs the server does so that rounds send mails. */
export function MailSetupDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  return (
    <Dialog className="people-dialog" labelledBy={id} describedBy={`${id}-text`} onClose={onClose}>
      <div className="card stack">
        <h2 id={id}>{m.banner_links_how()}</h2>
        <p id={`${id}-text`}>{m.mail_setup_text()}</p>
        <p>{m.mail_setup_then()}</p>
        <div className="dfoot">
          <Button onClick={onClose}>{m.close()}</Button>
        </div>
      </div>
    </Dialog>
  )
}
