import type { Tally } from '@thrive/domain'
import { m } from '@thrive/words'
import { useState } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { HoldButton } from '../../ui/form/hold-button.tsx'
import { restart } from '../../ui/layout/icon-paths.ts'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'

interface AskAgainProps {
  tally: Tally
  onAsk: () => void
}

/** Asks the phones once more, which puts their answers aside. */
export function AskAgain({ tally, onAsk }: AskAgainProps) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <HoldButton icon={restart} hint={m.round_hold()} onHeld={onAsk} onPressed={() => setAsking(true)}>
        {m.round_ask_again()}
      </HoldButton>
      {isAsking && (
        <ConfirmDialog
          title={m.round_confirm()}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>{m.round_keep()}</Button>
              <Button
                look="second"
                onClick={() => {
                  close()
                  onAsk()
                }}
              >
                {m.round_ask_again()}
              </Button>
            </>
          }
        >
          <p>{m.round_confirm_text({ count: tally.count })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
