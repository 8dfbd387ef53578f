import { m } from '@thrive/words'
import { useState } from 'react'
import { useNavigate } from '../../lib/navigation.tsx'
import type { Database } from '../../lib/outbox/database.ts'
import { othersWait } from '../../lib/outbox/holdings.ts'
import { Button } from '../../ui/form/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { finishHere } from '../session/finish-here.ts'
import type { TeamSession } from '../session/use-session.ts'

/** What would be lost: nothing, something of this session, or something of another one in this browser. */
type Loss = 'none' | 'ours' | 'others'

async function lossOf({ uuid, database, state }: TeamSession): Promise<Loss> {
  if (state !== 'saved') return 'ours'
  return database && (await othersWait(database, uuid)) ? 'others' : 'none'
}

/** For a meeting room's computer: clears this and all earlier teams' data before the next team. */
export function FinishCard({ session }: { session: TeamSession }) {
  const [loss, setLoss] = useState<Loss | null>(null)
  return (
    <section className="card stack finish">
      <h2>{m.finish_title()}</h2>
      <p>{m.finish_text()}</p>
      <div>
        <Button look="second" onClick={async () => setLoss(await lossOf(session))}>
          {m.finish_here()}
        </Button>
      </div>
      {loss && (
        <FinishDialog
          database={session.database}
          loss={session.state === 'saved' ? loss : 'ours'}
          onClose={() => setLoss(null)}
        />
      )}
    </section>
  )
}

const WHAT_GOES = {
  none: m.finish_what_goes,
  ours: m.finish_would_be_lost,
  others: m.finish_others_would_be_lost,
}

interface FinishDialogProps {
  database: Database | null
  loss: Loss
  onClose: () => void
}

function FinishDialog({ database, loss, onClose }: FinishDialogProps) {
  const navigate = useNavigate()
  const isSaved = loss === 'none'
  const finish = async () => {
    await finishHere(database)
    navigate('/', { replace: true })
  }
  return (
    <ConfirmDialog
      title={isSaved ? m.finish_empty() : m.finish_not_saved()}
      onClose={onClose}
      actions={
        <>
          <Button look="second" onClick={onClose}>
            {isSaved ? m.finish_keep() : m.finish_wait()}
          </Button>
          <Button onClick={() => void finish()}>{isSaved ? m.finish_empty_it() : m.finish_empty_and_lose()}</Button>
        </>
      }
    >
      <p>{WHAT_GOES[loss]()}</p>
      <p>{m.finish_close_window()}</p>
    </ConfirmDialog>
  )
}
