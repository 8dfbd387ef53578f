import { Field, type FieldTexts } from './field.tsx'

export interface DateFieldProps extends Omit<FieldTexts, 'action'> {
  /** yyyy-mm-dd, or empty while the date is not whole. */
  value: string
  onChange: (value: string) => void
  min?: string | undefined
}

export function DateField({ value, onChange, min, ...texts }: DateFieldProps) {
  return (
    <Field {...texts}>
      {(control) => (
        <input
          {...control}
          className="input num"
          type="date"
          min={min}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
