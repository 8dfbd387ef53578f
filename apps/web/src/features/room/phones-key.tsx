import { m } from '@thrive/words'
import { lazy, Suspense, useEffect } from 'react'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/form/button.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { phone, phoneOff } from '../../ui/layout/icon-paths.ts'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { stage } from './on-stage.ts'
import { openRoomOf, showJoining, useRoom } from './use-room.ts'
import './phones-key.css'

const panel = () => import('./join-panel.tsx')
const JoinPanel = lazy(panel)
const close = () => showJoining(false)

/** Opens the room for phones, and shows how many have joined. */
export function PhonesKey({ uuid }: { uuid: string }) {
  const { room, state, isLost, isJoining } = useRoom(uuid)
  const phones = state?.seats.length ?? 0
  const { submit, reset, problem, busy } = useSubmit(async () => {
    await Promise.all([panel(), openRoomOf(uuid)])
    showJoining(true)
  })
  // A leader with a remote should not have to walk to the laptop first.
  useEffect(() => stage.offer(close), [])
  const label = isLost ? m.phones_lost() : phones > 0 ? m.phones_in({ count: phones }) : m.phones_join()
  return (
    <>
      <button
        type="button"
        className="phones num"
        data-state={isLost ? 'lost' : phones > 0 ? 'in' : 'off'}
        aria-expanded={isJoining}
        aria-haspopup="dialog"
        aria-label={label}
        aria-busy={busy || undefined}
        title={label}
        onClick={() => submit()}
      >
        <Icon path={isLost ? phoneOff : phone} />
        {phones > 0 ? phones : <span>{m.phones()}</span>}
      </button>
      <output className="vh">{isLost && m.phones_lost()}</output>
      {isJoining && room && (
        <Suspense>
          <JoinPanel room={room} state={state} isLost={isLost} onClose={close} />
        </Suspense>
      )}
      {problem && (
        <ConfirmDialog
          title={m.phones_not_opened()}
          onClose={reset}
          actions={
            <>
              <Button look="second" onClick={reset}>
                {m.close()}
              </Button>
              <Button onClick={() => submit()}>{m.try_again()}</Button>
            </>
          }
        >
          <p>{problem}</p>
          <p>{m.phones_not_needed()}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
