import { Field, type FieldTexts } from './field.tsx'

export interface DateFieldProps extends Omit<FieldTexts, 'action'> {
  /** yyyy-mm-dd, or empty while the date is not whole. */
  value: string
  onChange: (value: string) => void
  /** Whether something stands in the field that is no date yet; the browser does not tell what. */
  onUnfinished?: ((is: boolean) => void) | undefined
  min?: string | undefined
}

export function DateField({ value, onChange, onUnfinished, min, ...texts }: DateFieldProps) {
  const isUnfinished = ({ validity }: HTMLInputElement) => validity.badInput
  // The first digits of a date change no value, so no change is heard of them.
  const look = ({ currentTarget }: { currentTarget: HTMLInputElement }) => onUnfinished?.(isUnfinished(currentTarget))
  return (
    <Field {...texts}>
      {(control) => (
        <input
          {...control}
          className="input num"
          type="date"
          min={min}
          value={value}
          onChange={({ target }) => (isUnfinished(target) ? onUnfinished?.(true) : onChange(target.value))}
          onKeyUp={look}
          onBlur={look}
        />
      )}
    </Field>
  )
}
