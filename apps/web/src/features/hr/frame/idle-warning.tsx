import { m } from '@thrive/words'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { Inserted, SLOT } from '../../../ui/layout/inserted.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { clockText } from '../../../ui/player/clock-text.ts'
import { logOut } from './api.ts'
import { prolongLogin, useIdle, WARNING_SECONDS } from './idle.ts'

/** Asks, two minutes before a login ends for lack of activity, whether somebody is there. */
export function IdleWarning() {
  const { data, dataUpdatedAt } = useIdle()
  const left = data?.seconds ?? Number.POSITIVE_INFINITY
  return left <= WARNING_SECONDS ? <Warning key={dataUpdatedAt} endsAt={dataUpdatedAt + left * 1_000} /> : null
}

function Warning({ endsAt }: { endsAt: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const second = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(second)
  }, [])
  return (
    <ConfirmDialog
      title={m.idle_title()}
      onClose={prolongLogin}
      actions={
        <>
          <Button onClick={prolongLogin}>{m.idle_stay()}</Button>
          <Button look="second" onClick={() => void logOut()}>
            {m.hr_log_out()}
          </Button>
        </>
      }
    >
      <p>
        <Inserted text={m.idle_text({ time: SLOT })}>
          <strong className="num">{clockText(Math.max(0, (endsAt - now) / 1_000))}</strong>
        </Inserted>
      </p>
    </ConfirmDialog>
  )
}
