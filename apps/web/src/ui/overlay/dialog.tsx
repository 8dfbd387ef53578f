import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import './dialog.css'

export interface DialogProps {
  /** Called on Esc; the parent closes the dialog by no longer rendering it. */
  onClose: () => void
  labelledBy: string
  describedBy?: string | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  className: string
  children: ReactNode
}

/** A native modal: rendered means open. The rest of the page is inert, and focus returns to where it came from. */
export function Dialog({ onClose, labelledBy, describedBy, role = 'dialog', className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)

  // A browser may close a dialog without asking when Esc is pressed twice. A dialog that is open again when the close
  // event arrives was only mounted twice, as React does in development.
  const closed = useEffectEvent(() => {
    if (!ref.current?.open) onClose()
  })

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const before = document.activeElement
    dialog.showModal()
    dialog.addEventListener('close', closed)
    return () => {
      dialog.removeEventListener('close', closed)
      dialog.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])

  return (
    <dialog
      ref={ref}
      className={`modal lit ${className}`}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </dialog>
  )
}
