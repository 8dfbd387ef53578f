import { type ReactNode, useId } from 'react'
import { classNames } from '../layout/class-names.ts'
import './field.css'
import { Icon } from '../layout/icon.tsx'
import { warning } from '../layout/icon-paths.ts'

export interface FieldTexts {
  label: string
  hint?: string | null | undefined
  error?: string | null | undefined
  /** True if a heading nearby already shows the label, so that only screen readers get it here. */
  labelHidden?: boolean | undefined
  /** Shown next to the input, such as the button of a one-field form. */
  action?: ReactNode
}

export interface FieldControl {
  id: string
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label, control, error and hint, linked together; the caller renders the control. */
export function Field({
  label,
  hint,
  error,
  labelHidden,
  action,
  children,
}: FieldTexts & { children: (control: FieldControl) => ReactNode }) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const control = children({
    id,
    className: 'input',
    'aria-describedby': classNames(error && errorId, hint && hintId) || undefined,
    'aria-invalid': error ? true : undefined,
  })
  return (
    <div className="field">
      <label className={classNames('label', labelHidden && 'vh')} htmlFor={id}>
        {label}
      </label>
      {action ? (
        <div className="with-action">
          {control}
          {action}
        </div>
      ) : (
        control
      )}
      {error && (
        <p className="error" id={errorId} role="alert">
          <Icon path={warning} />
          {error}
        </p>
      )}
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}
