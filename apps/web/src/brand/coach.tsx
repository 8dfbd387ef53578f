import { m } from '@thrive/words'
import { type ReactNode, useId } from 'react'
import './coach.css'
import { IconButton } from '../ui/form/icon-button.tsx'
import { close } from '../ui/layout/icon-paths.ts'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { Professor } from './professor.tsx'

export interface CoachProps {
  title: string
  onClose: () => void
  children: ReactNode
  /** Buttons and links in a row under the text. */
  actions?: ReactNode
}

/** The professor explaining something on top of the page. */
export function Coach({ title, onClose, children, actions }: CoachProps) {
  const id = useId()
  return (
    <Dialog className="coach" labelledBy={id} onClose={onClose}>
      <Professor pose="point" />
      <div className="bubble">
        <IconButton icon={close} label={m.close()} onClick={onClose} />
        <h2 id={id}>{title}</h2>
        <div className="says">{children}</div>
        {actions && <div className="row">{actions}</div>}
      </div>
    </Dialog>
  )
}
