import type { ComponentProps } from 'react'
import { classNames } from '../layout/class-names.ts'
import './code-input.css'
import { takeFocus } from '../layout/take-focus.ts'
import { Field, type FieldTexts } from './field.tsx'

const DIGITS = 6
const PLACES = Array.from({ length: DIGITS }, (_, place) => place)

type Input = Pick<ComponentProps<'input'>, 'autoFocus' | 'name'>

interface CodeInputProps extends FieldTexts, Input {
  value: string
  onChange: (value: string) => void
}

/**
 * Six digits in six boxes. It is one native input over the boxes, so that pasting, autofill, screen readers and
 * keyboards work as usual.
 */
export function CodeInput({ label, hint, error, labelHidden, value, onChange, autoFocus, ...input }: CodeInputProps) {
  const change = ({ target }: { target: HTMLInputElement }) => {
    // What is refused must not stay in the field, unseen.
    target.value = digitsOf(target.value)
    onChange(target.value)
  }
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden}>
      {({ className, ...control }) => (
        <div className="code-input">
          <input
            {...input}
            {...control}
            ref={autoFocus ? takeFocus : undefined}
            className="covering"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={value}
            onChange={change}
            onSelect={(event) => keepCaretAtEnd(event.currentTarget)}
          />
          <span className="boxes" aria-hidden="true">
            {PLACES.map((place) => (
              <span key={place} className={classNames(className, place === next(value) && 'is-next')}>
                {value[place]}
              </span>
            ))}
          </span>
        </div>
      )}
    </Field>
  )
}

/** A code is often pasted with a space in the middle. */
const digitsOf = (typed: string) => typed.replace(/\D/g, '').slice(0, DIGITS)

/** Returns the box that the next digit fills; the last one once all are filled. */
const next = (value: string) => Math.min(value.length, DIGITS - 1)

/** Keeps the caret at the end, because the boxes show none between digits: only all of it can be selected. */
function keepCaretAtEnd(input: HTMLInputElement) {
  const end = input.value.length
  if (input.selectionStart === input.selectionEnd && input.selectionEnd !== end) input.setSelectionRange(end, end)
}
