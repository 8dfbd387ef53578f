import { useRef, useState } from 'react'
import { Field, type FieldTexts } from './field.tsx'

export interface DateFieldProps extends Omit<FieldTexts, 'action'> {
  /** yyyy-mm-dd, or empty while the date is incomplete. */
  value: string
  onChange: (value: string) => void
  /** Called if the field holds something that is not a date yet; browsers do not expose what. */
  onUnfinished?: (() => void) | undefined
  min?: string | undefined
}

export function DateField({ value, onChange, onUnfinished, min, hint, error, ...texts }: DateFieldProps) {
  // Every date is invalid until its last digit, so while it is being typed this is only a hint.
  const [typing, setTyping] = useState(false)
  const unfinished = useRef(false)
  const read = (input: HTMLInputElement) => {
    unfinished.current = input.validity.badInput
    if (unfinished.current) onUnfinished?.()
    else onChange(input.value)
  }
  // Typing the first digits of a date, or deleting the last, changes no value and fires no change event.
  const look = (input: HTMLInputElement) => {
    if (input.validity.badInput !== unfinished.current) read(input)
  }
  const seen =
    (isTyping: boolean, then: (input: HTMLInputElement) => void) =>
    ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      setTyping(isTyping)
      then(currentTarget)
    }
  return (
    <Field {...texts} hint={typing ? (error ?? hint) : hint} error={typing ? null : error}>
      {(control) => (
        <input
          {...control}
          className="input num"
          type="date"
          min={min}
          value={value}
          onChange={seen(true, read)}
          onKeyUp={seen(true, look)}
          onBlur={seen(false, look)}
        />
      )}
    </Field>
  )
}
