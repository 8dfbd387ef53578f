import { type ReactNode, useId } from 'react'
import { Button } from '../form/button.tsx'
import { Icon } from '../layout/icon.tsx'
import { timer } from '../layout/icon-paths.ts'
import { Dialog } from './dialog.tsx'
import './warning-dialog.css'

export interface WarningDialogProps {
  title: string
  children: ReactNode
  /** Text next to the button, such as what the clock does meanwhile. */
  note?: string | undefined
  confirm: string
  onClose: () => void
}

/** Interrupts the room, framed by hazard tape; one button, which has the focus. */
export function WarningDialog({ title, children, note, confirm, onClose }: WarningDialogProps) {
  const id = useId()
  return (
    <Dialog className="warning" role="alertdialog" labelledBy={id} describedBy={`${id}-text`} onClose={onClose}>
      <div className="tape" aria-hidden="true" />
      <div className="in">
        <div className="head">
          <svg viewBox="0 0 100 90" aria-hidden="true">
            <path d="M50 6L95 84H5Z" className="plate" />
            <path d="M50 34V58" className="mark" />
            <circle cx="50" cy="71" r="5.5" />
          </svg>
          <h2 className="caps" id={id}>
            {title}
          </h2>
        </div>
        <div className="read" id={`${id}-text`}>
          {children}
        </div>
        <div className="row">
          {note && (
            <span className="kicker num">
              <Icon path={timer} />
              {note}
            </span>
          )}
          <Button big onClick={onClose}>
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
