import { type ReactNode, useId } from 'react'
import './confirm-dialog.css'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  title: string
  children: ReactNode
  /** The safe one first, because it gets the focus. */
  actions: ReactNode
  onClose: () => void
}

/** Asks for confirmation, and says what will happen. */
export function ConfirmDialog({ title, children, actions, onClose }: ConfirmDialogProps) {
  const id = useId()
  return (
    <Dialog className="confirm" role="alertdialog" labelledBy={id} describedBy={`${id}-text`} onClose={onClose}>
      <div className="card stack">
        <h2 id={id}>{title}</h2>
        <div id={`${id}-text`} className="stack">
          {children}
        </div>
        <div className="row actions">{actions}</div>
      </div>
    </Dialog>
  )
}
