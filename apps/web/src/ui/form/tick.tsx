import type { ReactNode } from 'react'
import { Icon } from '../layout/icon.tsx'
import { check } from '../layout/icon-paths.ts'
import './tick.css'

interface TickProps {
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** One box to tick, with its text. */
export const Tick = ({ checked, disabled = false, onChange, children }: TickProps) => (
  <label className="tick">
    <input
      className="covering"
      type="checkbox"
      checked={checked}
      disabled={disabled}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span className="box" aria-hidden="true">
      <Icon path={check} />
    </span>
    {children}
  </label>
)
