import { Icon } from '../../ui/layout/icon.tsx'
import { clockText } from '../../ui/player/clock-text.ts'
import type { Value } from './api.ts'
import type { FieldProps } from './field-props.ts'
import { FieldShell } from './field-shell.tsx'
import { stopwatch } from './icons.ts'
import { numberIn, secondsIn } from './typed-number.ts'

/** A whole number, or a time as minutes and seconds. What cannot be read stays in the field. */
export function NumberField({ field, edited, facts }: FieldProps) {
  const isTime = field.kind === 'seconds'
  const shown = (value: Value) => (typeof value !== 'number' ? '' : isTime ? clockText(value) : String(value))
  const change = (typed: string) => {
    const value = typed.trim() === '' && field.optional ? null : (isTime ? secondsIn : numberIn)(typed)
    // As long as a text can become a time, "8:0" stays what was typed.
    if (value === undefined || (value !== null && shown(value) !== typed)) edited.keepText(typed)
    if (value !== undefined && (value === null || shown(value) === typed)) edited.change(value)
  }
  const leave = () => {
    const value = edited.text === null ? undefined : (isTime ? secondsIn : numberIn)(edited.text)
    if (value !== undefined) edited.change(value)
    edited.leave()
  }
  return (
    <FieldShell facts={facts} isNarrow>
      {(control) => {
        const input = (
          <input
            {...control}
            className="input num"
            inputMode="numeric"
            autoComplete="off"
            value={edited.text ?? shown(edited.value)}
            onChange={({ target }) => change(target.value)}
            onBlur={leave}
          />
        )
        return isTime ? (
          <span className="pre">
            <Icon path={stopwatch} line />
            {input}
          </span>
        ) : (
          input
        )
      }}
    </FieldShell>
  )
}
