import { useEffect, useState } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { clockText } from '../../ui/player/clock-text.ts'
import { logOut } from './api.ts'
import { stay, useIdle, WARNING_SECONDS } from './idle.ts'

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
      title="Are you still there?"
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>Stay signed in</Button>
          <Button look="second" onClick={() => void logOut()}>
            Log out
          </Button>
        </>
      }
    >
      <p>
        Nothing has happened here for a while. To keep results from the eyes of others, you will be signed out in{' '}
        <strong className="num">{clockText(Math.max(0, (endsAt - now) / 1_000))}</strong>.
      </p>
    </ConfirmDialog>
  )
}
