import { LIMITS } from '@thrive/domain'
import { m } from '@thrive/words'
import { useId } from 'react'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { minus, plus, warning } from '../../../ui/layout/icon-paths.ts'
import './keep-row.css'

interface KeepRowProps {
  /** Empty keeps them. */
  months: string
  error: string | null
  onChange: (months: string) => void
  onLeave: () => void
}

const { min, max } = LIMITS.organisation.months
/** What is offered to who kept everything so far. */
const USUAL = '24'

/** How long answers are kept: a number of months, or until somebody erases them. */
export function KeepRow({ months, error, onChange, onLeave }: KeepRowProps) {
  const id = useId()
  const keepsAll = months === ''
  const step = (by: number) => onChange(String(Math.min(max, Math.max(min, (Number(months) || min) + by))))
  return (
    <div className="keep">
      <div className="keep-row">
        <span>
          <b className="label" id={id}>
            {m.settings_keep()}
          </b>
          <span className="hint" id={`${id}-hint`}>
            {m.settings_keep_hint()}
          </span>
        </span>
        <span className="keep-steps">
          <IconButton icon={minus} label={m.settings_keep_fewer()} disabled={keepsAll} onClick={() => step(-1)} />
          <input
            name="months"
            inputMode="numeric"
            aria-label={m.settings_keep_months()}
            aria-describedby={`${error ? `${id}-error ` : ''}${id}-hint`}
            aria-invalid={error ? true : undefined}
            disabled={keepsAll}
            value={keepsAll ? '–' : months}
            onBlur={onLeave}
            onChange={(event) => onChange(event.target.value.trim() || '0')}
          />
          <IconButton icon={plus} label={m.settings_keep_more()} disabled={keepsAll} onClick={() => step(1)} />
        </span>
      </div>
      {error && (
        <p className="error" id={`${id}-error`} role="alert">
          <Icon path={warning} />
          {error}
        </p>
      )}
      <label className="keep-all">
        <input type="checkbox" checked={keepsAll} onChange={() => onChange(keepsAll ? USUAL : '')} />
        {m.settings_keep_all()}
      </label>
    </div>
  )
}
