import { m } from '@thrive/words'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { hourglassLine } from '../../../ui/layout/line-icons.ts'
import { useAccount } from './api.ts'
import { stopEnding, useEnding } from './ending-api.ts'
import { erasingDays } from './erasing-days.ts'
import { stopErasing, useWaiting } from './retention-api.ts'
import './owner-bar.css'

/** Shown on every screen of an owner while sessions, or the whole organisation, are about to be erased. */
export function OwnerBar() {
  const waiting = useWaiting()
  const ending = useEnding()
  const { data: account } = useAccount()
  if (!account) return null
  if (ending?.asked) {
    const days = erasingDays({ from: ending.from, before: ending.from }, account.timeZone)
    const words = m.ending_waits({ name: ending.word, date: days.from })
    return <Bar words={words} daysLeft={days.left} stop={stopEnding} />
  }
  if (!waiting) return null
  const days = erasingDays(waiting, account.timeZone)
  const words = m.data_erases({ count: waiting.sessions, total: waiting.total, date: days.from })
  return <Bar words={words} daysLeft={days.left} stop={() => stopErasing(waiting)} />
}

interface BarProps {
  words: string
  daysLeft: number
  stop: () => Promise<unknown>
}

function Bar({ words, daysLeft, stop }: BarProps) {
  const { submit, busy, problem } = useSubmit(stop)
  return (
    <aside className="ownerbar">
      <div>
        <Icon path={hourglassLine} line />
        <div role="status">
          <strong>{words}</strong> {m.data_days_left({ count: daysLeft })}
          {problem && <b role="alert"> {problem}</b>}
        </div>
        <Button look="danger" slim aria-busy={busy} onClick={() => submit()}>
          {m.data_stop()}
        </Button>
      </div>
    </aside>
  )
}
