import { useId } from 'react'
import './switch.css'

interface SwitchProps {
  label: string
  /** What it means now, or why it is disabled. */
  about: string
  on: boolean
  onChange: (on: boolean) => void
  /** Closed for now: it can be focused, and shows why. */
  locked?: boolean | undefined
}

/** Something that is on or off: a slide valve, with words next to it. */
export function Switch({ label, about, on, onChange, locked = false }: SwitchProps) {
  const id = useId()
  return (
    <div className="switch">
      <input
        id={id}
        className="covering"
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the native checkbox exposes whether it is on
        role="switch"
        checked={on}
        aria-disabled={locked || undefined}
        aria-describedby={`${id}-about`}
        onChange={(event) => !locked && onChange(event.target.checked)}
      />
      <i aria-hidden="true" />
      <label htmlFor={id}>{label}</label>
      <span id={`${id}-about`}>{about}</span>
    </div>
  )
}
