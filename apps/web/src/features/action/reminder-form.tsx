import { m } from '@thrive/words'
import { fullDate } from '@thrive/words/intl'
import { useState } from 'react'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/form/button.tsx'
import { Tick } from '../../ui/form/tick.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { close, saved, warning } from '../../ui/layout/icon-paths.ts'
import { askForReminder, type Reminder, stopAt } from './api.ts'
import './reminder-form.css'

/** Off until somebody ticks the box and submits, because what is stored is consent. */
export function ReminderForm({ uuid, reminder }: { uuid: string; reminder: Reminder }) {
  const { asked, next, stop } = reminder
  const [ticked, setTicked] = useState(false)
  const ask = useSubmit(() => askForReminder(uuid))
  const end = useSubmit(async () => {
    if (stop) await stopAt(uuid, stop)
    setTicked(false)
  })
  const problem = ask.problem ?? end.problem
  return (
    <div className="remind">
      <h3>{m.reminder_title()}</h3>
      <Tick
        checked={ticked || asked !== null}
        disabled={asked !== null}
        onChange={(checked) => {
          setTicked(checked)
          ask.reset()
        }}
      >
        {m.reminder_consent()}
      </Tick>
      {asked !== null && (
        <p className="kept" role="status">
          <Icon path={saved} />
          {next ? m.reminder_kept({ date: fullDate(next) }) : m.reminder_none()}
        </p>
      )}
      {(ticked || asked !== null) && <p className="muted">{m.reminder_to()}</p>}
      {problem && (
        <p className="error" role="alert">
          <Icon path={warning} />
          {problem}
        </p>
      )}
      {asked !== null ? (
        <div>
          <Button look="second" icon={close} aria-busy={end.busy} onClick={() => end.submit()}>
            {m.reminder_stop()}
          </Button>
        </div>
      ) : (
        ticked && (
          <div>
            <Button aria-busy={ask.busy} onClick={() => ask.submit()}>
              {m.reminder_ask()}
            </Button>
          </div>
        )
      )}
    </div>
  )
}
