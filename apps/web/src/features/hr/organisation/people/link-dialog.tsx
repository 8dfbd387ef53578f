import { m } from '@thrive/words'
import { useId, useRef, useState } from 'react'
import { Button } from '../../../../ui/form/button.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import '../../frame/dialog.css'

interface LinkDialogProps {
  email: string
  link: string
  onClose: () => void
}

/** The link is shown only once. If the browser cannot copy it, it can be selected and copied by hand. */
export function LinkDialog({ email, link, onClose }: LinkDialogProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    field.current?.select()
    await navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => {},
    )
  }
  return (
    <Dialog className="people-dialog" labelledBy={id} describedBy={`${id}-text`} onClose={onClose}>
      <div className="card stack">
        <h2 id={id}>{m.invite_link_title({ email })}</h2>
        <p id={`${id}-text`}>{m.invite_link_text()}</p>
        <Field label={m.invite_link_label()}>
          {(control) => (
            <input {...control} ref={field} readOnly value={link} onFocus={({ target }) => target.select()} />
          )}
        </Field>
        <div role="status">{copied && <p>{m.invite_link_copied()}</p>}</div>
        <div className="dfoot">
          <Button look="quiet" onClick={onClose}>
            {m.close()}
          </Button>
          <Button onClick={() => void copy()}>{m.invite_link_copy()}</Button>
        </div>
      </div>
    </Dialog>
  )
}
