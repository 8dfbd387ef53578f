import { m } from '@thrive/words'
import { useId } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import '../frame/dialog.css'

/** A link to be selected and copied by hand. */
export function LinkDialog({ email, link, onClose }: { email: string; link: string; onClose: () => void }) {
  const id = useId()
  return (
    <Dialog className="people-dialog" labelledBy={id} describedBy={`${id}-text`} onClose={onClose}>
      <div className="card stack">
        <h2 id={id}>{m.invitee_link_title({ email })}</h2>
        <p id={`${id}-text`}>{m.invitee_link_text()}</p>
        <Field label={m.invite_link_label()}>
          {(control) => <input {...control} readOnly value={link} onFocus={({ target }) => target.select()} />}
        </Field>
        <div className="dfoot">
          <Button onClick={onClose}>{m.close()}</Button>
        </div>
      </div>
    </Dialog>
  )
}
