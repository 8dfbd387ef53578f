import type { ReactNode } from 'react'
import './segmented.css'

export interface SegmentedProps<Value extends string> {
  label: string
  /** A note is a number beside the label. */
  options: readonly { value: Value; label: ReactNode; lang?: string; note?: string | undefined }[]
  /** Null while nothing is chosen. */
  value: Value | null
  onChange: (value: Value) => void
}

/** A few short alternatives, one of which is on. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  return (
    <fieldset className="seg">
      <legend className="vh">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          lang={option.lang}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.note !== undefined && <span className="note num"> {option.note}</span>}
        </button>
      ))}
    </fieldset>
  )
}
