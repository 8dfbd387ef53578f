import { classNames } from '../layout/class-names.ts'
import { Icon } from '../layout/icon.tsx'
import { caretDown } from './aria/icons.ts'
import { Field, type FieldTexts } from './field.tsx'
import './pick.css'

interface PickProps<Value extends string> extends Omit<FieldTexts, 'action'> {
  options: readonly { value: Value; label: string; lang?: string }[]
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean
  /** As low as the small buttons beside it. */
  slim?: boolean
}

/** The browser's native list, which suits phones and finds options by their first letters. */
export function Pick<Value extends string>({ options, value, onChange, disabled, slim, ...texts }: PickProps<Value>) {
  return (
    <Field {...texts}>
      {(control) => (
        <span className="pick">
          <select
            {...control}
            className={classNames(control.className, slim && 'slim')}
            value={value}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value as Value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon path={caretDown} />
        </span>
      )}
    </Field>
  )
}
