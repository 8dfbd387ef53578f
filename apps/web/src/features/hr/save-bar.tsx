import type { ReactNode } from 'react'
import { Icon } from '../../ui/layout/icon.tsx'
import { pencil, triangle } from '../../ui/layout/line-icons.ts'
import './save-bar.css'

interface SaveBarProps {
  state: string
  isBad?: boolean
  /** Something is not saved yet. */
  isOpen: boolean
  children: ReactNode
}

/** Stays in sight under a long form: what is not saved yet, and the keys for it. */
export function SaveBar({ state, isBad = false, isOpen, children }: SaveBarProps) {
  return (
    <div className={isOpen ? 'savebar is-open' : 'savebar'}>
      <span className={isBad ? 'sign bad' : 'sign'} role="status">
        <Icon path={isBad ? triangle : pencil} line />
        {state}
      </span>
      <span className="keys">{children}</span>
    </div>
  )
}
