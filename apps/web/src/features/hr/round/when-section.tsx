import { m } from '@thrive/words'
import { DateField } from '../../../ui/form/date-field.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Pick } from '../../../ui/form/pick.tsx'
import { useTimeZone } from '../frame/api.ts'
import { dayIn } from './days.ts'
import { reminderWords } from './reminder-words.ts'
import type { KeptRound } from './use-kept-round.ts'

const REMINDERS = ['[]', '[7]', '[14]', '[7,14]', '[10,20]']

interface WhenSectionProps {
  kept: KeptRound
  isBegun: boolean
  mails: boolean
}

export function WhenSection({ kept: { fields, change, problems }, isBegun, mails }: WhenSectionProps) {
  const timeZone = useTimeZone()
  const offered = REMINDERS.includes(fields.reminders) ? REMINDERS : [...REMINDERS, fields.reminders]
  return (
    <>
      <div className="when-fields">
        <Field
          label={mails ? m.hr_round_sends() : m.hr_round_opens()}
          hint={isBegun ? m.hr_round_sends_stays() : m.hr_round_sends_empty()}
        >
          {(control) => (
            <input
              {...control}
              className="input num"
              type="datetime-local"
              disabled={isBegun}
              value={fields.sends}
              onChange={({ target }) => change({ sends: target.value })}
            />
          )}
        </Field>
        <DateField
          label={m.hr_round_closes()}
          min={fields.sends ? dayIn(fields.sends) : undefined}
          value={fields.closes}
          onChange={(closes) => change({ closes })}
          onUnfinished={() => change({ closes: '' })}
          error={problems.closes?.()}
        />
        {mails && (
          <Pick
            label={m.hr_round_reminders()}
            value={fields.reminders}
            onChange={(reminders) => change({ reminders })}
            options={offered.map((value) => ({ value, label: reminderWords(value) }))}
          />
        )}
      </div>
      {timeZone && <p className="hint">{m.hr_round_time_zone({ zone: timeZone })}</p>}
    </>
  )
}
