import { LIMITS } from '@thrive/domain'
import { m } from '@thrive/words'
import { IconButton } from '../../../../ui/form/icon-button.tsx'
import { minus, plus } from '../../../../ui/layout/icon-paths.ts'
import './keep-steps.css'

interface KeepStepsProps {
  /** Empty if answers are kept for ever. */
  months: string
  invalid: boolean
  /** The ids of its descriptions. */
  describedBy: string
  onChange: (months: string) => void
  onLeave: () => void
}

const { min, max } = LIMITS.organisation.months

/** A number of months with its buttons; disabled while answers are kept for ever. */
export function KeepSteps({ months, invalid, describedBy, onChange, onLeave }: KeepStepsProps) {
  const keepsAll = months === ''
  const step = (by: number) => onChange(String(Math.min(max, Math.max(min, (Number(months) || min) + by))))
  return (
    <span className="keep-steps">
      <IconButton icon={minus} label={m.settings_keep_fewer()} disabled={keepsAll} onClick={() => step(-1)} />
      <input
        name="months"
        inputMode="numeric"
        aria-label={m.settings_keep_months()}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        disabled={keepsAll}
        value={keepsAll ? '–' : months}
        onBlur={onLeave}
        onChange={(event) => onChange(event.target.value.trim() || '0')}
      />
      <IconButton icon={plus} label={m.settings_keep_more()} disabled={keepsAll} onClick={() => step(1)} />
    </span>
  )
}
