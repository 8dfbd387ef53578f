import { useId } from 'react'
import './switch.css'

interface SwitchProps {
  label: string
  /** What it means now, or why it is closed. */
  about: string
  on: boolean
  onChange: (on: boolean) => void
  /** Closed for now: it can be reached, and says why. */
  locked?: boolean | undefined
}

/** Something that is on or off: a slide valve, and the words beside it. */
export function Switch({ label, about, on, onChange, locked = false }: SwitchProps) {
  const id = useId()
  return (
    <div className="switch">
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the native checkbox says whether it is on
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
