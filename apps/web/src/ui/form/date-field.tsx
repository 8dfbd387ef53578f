import { type SyntheticEvent, useRef, useState } from 'react'
import { Field, type FieldTexts } from './field.tsx'

export interface DateFieldProps extends Omit<FieldTexts, 'action'> {
  /** yyyy-mm-dd, or empty while the date is incomplete. */
  value: string
  onChange: (value: string) => void
  /** The field holds something that is not a date yet; the browser does not tell what. */
  onUnfinished?: (() => void) | undefined
  min?: string | undefined
}

export function DateField({ value, onChange, onUnfinished, min, hint, error, ...texts }: DateFieldProps) {
  // Every date is invalid until its last digit, so while it is being typed this is only a hint.
  const [typing, setTyping] = useState(false)
  const unfinished = useRef(false)
  // Typing the first digits of a date, or deleting the last, changes no value and fires no change event.
  const look = ({ type, currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    setTyping(type !== 'blur')
    const isUnfinished = currentTarget.validity.badInput
    if (type !== 'change' && isUnfinished === unfinished.current) return
    unfinished.current = isUnfinished
    if (isUnfinished) onUnfinished?.()
    else onChange(currentTarget.value)
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
          onChange={look}
          onKeyUp={look}
          onBlur={look}
        />
      )}
    </Field>
  )
}
