import { m } from '@thrive/words'
import { useId } from 'react'
import { Icon } from '../../ui/layout/icon.tsx'
import { warning } from '../../ui/layout/icon-paths.ts'
import { shortCode } from './code.ts'
import './code-field.css'

interface Props {
  code: string
  size: number
  /** Describes what such a code looks like. */
  shape: string
  problem: string | null
  onChange: (text: string) => void
}

/** One native input under drawn cells: it supports pasting, one-time codes, and any keyboard. */
export function CodeField({ code, size, shape, problem, onChange }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {m.phone_code()}
      </label>
      <div className="cells" data-size={size} data-invalid={problem ? true : undefined}>
        <input
          id={id}
          className="covering"
          value={code}
          inputMode="text"
          autoCapitalize="characters"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : `${id}-hint`}
          onChange={({ target }) => {
            // What is refused must not stay in the field, unseen.
            target.value = shortCode(target.value, size)
            onChange(target.value)
          }}
        />
        {Array.from({ length: size }, (_, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its place
          <b key={nth} className={nth === Math.min(code.length, size - 1) ? 'now' : undefined} aria-hidden="true">
            {code[nth]}
          </b>
        ))}
      </div>
      {problem ? (
        <p className="error" id={`${id}-error`} role="alert">
          <Icon path={warning} />
          <span>{problem}</span>
        </p>
      ) : (
        <p className="vh" id={`${id}-hint`}>
          {shape}
        </p>
      )}
    </div>
  )
}
