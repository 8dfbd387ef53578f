import { m } from '@thrive/words'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../../../../ui/form/button.tsx'
import { Tick } from '../../../../ui/form/tick.tsx'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { checkMark, copySheets } from '../../../../ui/layout/line-icons.ts'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import '../../frame/dialog.css'
import './program-dialog.css'

interface OnceDialogProps {
  title: string
  text: string
  secret: string
  hint: string
  /** What it belongs to. */
  children?: ReactNode
  onClose: () => void
}

/** Shows a secret that nothing brings back, so it closes only after the tick. */
export function OnceDialog({ title, text, secret, hint, children, onClose }: OnceDialogProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [copied, setCopied] = useState(false)
  const [kept, setKept] = useState(false)
  /** If the browser does not copy, it is selected and can be copied by hand. */
  const copy = () => {
    field.current?.select()
    void navigator.clipboard?.writeText(secret).then(
      () => setCopied(true),
      () => {},
    )
  }
  const close = () => {
    if (kept) onClose()
  }
  return (
    <Dialog
      className="people-dialog program-dialog once-dialog"
      labelledBy={id}
      describedBy={`${id}-text`}
      onClose={close}
    >
      <div className="card stack">
        <h2 id={id}>{title}</h2>
        <p id={`${id}-text`}>{text}</p>
        <div className="once">
          <textarea ref={field} readOnly aria-label={title} value={secret} onFocus={({ target }) => target.select()} />
          <Button onClick={copy}>
            <Icon path={copied ? checkMark : copySheets} line />
            {copied ? m.once_copied() : m.once_copy()}
          </Button>
        </div>
        <p className="vh" role="status">
          {copied && m.once_copied()}
        </p>
        {children}
        <p className="hint">{hint}</p>
        <div className="dfoot">
          <Tick checked={kept} onChange={setKept}>
            {m.once_put_away()}
          </Tick>
          <Button locked={!kept} aria-describedby={kept ? undefined : `${id}-why`} onClick={close}>
            {m.once_done()}
          </Button>
          <span className="vh" id={`${id}-why`}>
            {m.once_tick_first()}
          </span>
        </div>
      </div>
    </Dialog>
  )
}
