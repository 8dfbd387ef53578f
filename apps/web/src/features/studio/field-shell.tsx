import { m } from '@thrive/words'
import { inDigits } from '@thrive/words/intl'
import { type ReactNode, useId } from 'react'
import { classNames } from '../../ui/layout/class-names.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { circleInfo, lockLine, triangle } from '../../ui/layout/line-icons.ts'
import type { FieldFacts } from './field-facts.ts'

export interface ShellControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldShellProps {
  facts: FieldFacts
  /** How much is written, such as "21 of 60". */
  count?: { length: number; most: number } | string | null
  /** True if the control is a list with its own labels. */
  isGroup?: boolean
  /** True if two of them fit beside each other. */
  isNarrow?: boolean
  hint?: ReactNode
  children: (control: ShellControl) => ReactNode
}

/** Label, count, control and what is wrong with it, linked together. */
export function FieldShell({ facts, count, isGroup = false, isNarrow = false, hint, children }: FieldShellProps) {
  const { name, place, isOptional, isAgreed, errors, notes } = facts
  const id = useId()
  const isOver = typeof count === 'object' && count !== null && count.length > count.most
  const hasHint = Boolean(hint) || notes.length > 0
  const texts = classNames(errors.length > 0 && `${id}-error`, hasHint && `${id}-hint`)
  const label = (
    <>
      {name}
      {isOptional && <span className="opt"> {m.studio_optional()}</span>}
    </>
  )
  return (
    <div className={classNames('field studio-field', isNarrow && 'narrow')} data-place={place}>
      <span className="lrow">
        {isGroup ? (
          <span className="label" id={id}>
            {label}
          </span>
        ) : (
          <label className="label" htmlFor={id}>
            {label}
          </label>
        )}
        {isAgreed && (
          <span className="label-pill">
            <Icon path={lockLine} line />
            {m.studio_agreed()}
          </span>
        )}
        {count && (
          <span className={classNames('hint num', isOver && 'over')}>
            {typeof count === 'string'
              ? count
              : m.studio_count({ length: inDigits(count.length), most: inDigits(count.most) })}
          </span>
        )}
      </span>
      {children({ id, 'aria-describedby': texts || undefined, 'aria-invalid': errors.length > 0 || undefined })}
      {errors.length > 0 && (
        <div id={`${id}-error`} role="alert">
          {errors.map((error) => (
            <p key={error} className="error">
              <Icon path={triangle} line />
              <span>{error}</span>
            </p>
          ))}
        </div>
      )}
      {hasHint && (
        <div id={`${id}-hint`} className="hint">
          {notes.map((note) => (
            <p key={note} className="told">
              <Icon path={circleInfo} line />
              <span>{note}</span>
            </p>
          ))}
          {hint}
        </div>
      )}
    </div>
  )
}
