import { LIMITS } from '@thrive/domain'
import { m } from '@thrive/words'
import { useId } from 'react'
import { useSubmit } from '../../../../lib/use-submit.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { Problem } from '../../../../ui/form/problem.tsx'
import { Banner } from '../../../../ui/layout/banner.tsx'
import { type Settings, saveSettings } from '../../frame/organisation-api.ts'
import type { Erasing } from '../../frame/retention-api.ts'
import type { CardProps } from '../card-props.ts'
import { Hurt } from './hurt.tsx'
import { KeepSteps } from './keep-steps.tsx'

/** The default offered to an owner who has kept everything so far. */
const USUAL = '24'

interface KeepCardProps extends CardProps {
  settings: Settings
  /** What the months in the field would erase. */
  erasing: Erasing | null
}

/** How long answers are kept: a number of months, or until somebody erases them. */
export function KeepCard({ settings, draft, change, errorOf, leave, erasing }: KeepCardProps) {
  const id = useId()
  const { months } = draft
  const error = errorOf('months')
  const before = settings.retentionMonths
  const isChanged = months !== String(before ?? '')
  return (
    <section className="card stack">
      <div className="keep-row">
        <div>
          <h2>{m.settings_keep()}</h2>
          <p className="muted" id={`${id}-hint`}>
            {m.settings_keep_hint(LIMITS.organisation.months)}
          </p>
        </div>
        {isChanged && (
          <span className="hint">
            {before === null ? m.data_in_force_always() : m.data_in_force({ months: before })}
          </span>
        )}
        <KeepSteps
          months={months}
          invalid={error !== null}
          describedBy={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          onLeave={leave('months')}
          onChange={(typed) => change({ months: typed })}
        />
      </div>
      {error && (
        <div id={`${id}-error`}>
          <Problem>{error}</Problem>
        </div>
      )}
      <label className="keep-all">
        <input
          type="checkbox"
          checked={months === ''}
          onChange={() => change({ months: months === '' ? String(before ?? USUAL) : '' })}
        />
        {m.settings_keep_all()}
      </label>
      {!settings.retentionDecided && !isChanged && <Decide />}
      {isChanged && erasing && <Hurt erasing={erasing} timeZone={settings.timeZone} />}
    </section>
  )
}

/** Keeping answers for ever is a decision, too. */
function Decide() {
  const { submit, busy, problem } = useSubmit(() => saveSettings({ retentionMonths: '' }))
  return (
    <Banner kind="note">
      <span className="undecided">
        <span>
          <strong>{m.data_undecided()}</strong> {m.data_undecided_here()}
        </span>
        <Button look="second" slim aria-busy={busy} onClick={() => submit()}>
          {m.data_keep_always()}
        </Button>
      </span>
      <Problem>{problem}</Problem>
    </Banner>
  )
}
