import { m } from '@thrive/words'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { hourglassLine } from '../../../ui/layout/line-icons.ts'
import { useAccount } from './api.ts'
import { erasingDays } from './erasing-days.ts'
import { stopErasing, useWaiting } from './retention-api.ts'
import './owner-bar.css'

/** Shown on every screen of an owner while sessions are about to be erased. */
export function OwnerBar() {
  const waiting = useWaiting()
  const { data: account } = useAccount()
  const { submit, busy, problem } = useSubmit(stopErasing)
  if (!waiting || !account) return null
  const days = erasingDays(waiting, account.timeZone)
  return (
    <aside className="ownerbar">
      <div>
        <Icon path={hourglassLine} line />
        <div role="status">
          <strong>{m.data_erases({ count: waiting.sessions, total: waiting.total, date: days.from })}</strong>{' '}
          {m.data_days_left({ count: days.left })}
          {problem && <b role="alert"> {problem}</b>}
        </div>
        <Button look="danger" slim aria-busy={busy} onClick={() => submit(waiting)}>
          {m.data_stop()}
        </Button>
      </div>
    </aside>
  )
}
