import { useId } from 'react'
import './option-cards.css'

interface OptionCardsProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string; about?: string | undefined }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few options, each with its meaning. */
export function OptionCards<Value extends string>({ label, options, value, onChange }: OptionCardsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="option-cards">
      <legend className="label">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="option-card">
          <input
            className="covering"
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <i aria-hidden="true" />
          <b>{option.label}</b>
          {option.about && <span>{option.about}</span>}
        </label>
      ))}
    </fieldset>
  )
}
