import { type SyntheticEvent, useRef, useState } from 'react'
import { Field, type FieldTexts } from './field.tsx'

export interface DateFieldProps extends Omit<FieldTexts, 'action'> {
  /** yyyy-mm-dd, or empty while the date is not whole. */
  value: string
  onChange: (value: string) => void
  /** Something stands in the field that is no date yet; the browser does not tell what. */
  onUnfinished?: (() => void) | undefined
  min?: string | undefined
}

export function DateField({ value, onChange, onUnfinished, min, hint, error, ...texts }: DateFieldProps) {
  // Every date is wrong until its last digit: while it is typed, that is no more than a hint.
  const [typing, setTyping] = useState(false)
  const unfinished = useRef(false)
  // The first digits of a date, and the last ones that are deleted, change no value: no change is heard of them.
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
