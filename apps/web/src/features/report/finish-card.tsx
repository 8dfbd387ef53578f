import { m } from '@thrive/words'
import { useState } from 'react'
import { useNavigate } from '../../lib/navigation.tsx'
import { Button } from '../../ui/form/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { finishHere } from '../session/finish-here.ts'
import type { TeamSession } from '../session/use-session.ts'

/** For the computer of a meeting room: the next team finds nothing of this one. */
export function FinishCard({ session }: { session: TeamSession }) {
  const [asking, setAsking] = useState(false)
  return (
    <section className="card stack finish">
      <h2>{m.finish_title()}</h2>
      <p>{m.finish_text()}</p>
      <div>
        <Button look="second" onClick={() => setAsking(true)}>
          {m.finish_here()}
        </Button>
      </div>
      {asking && <FinishDialog session={session} onClose={() => setAsking(false)} />}
    </section>
  )
}

function FinishDialog({ session, onClose }: { session: TeamSession; onClose: () => void }) {
  const navigate = useNavigate()
  const isSaved = session.state === 'saved'
  const finish = async () => {
    await finishHere(session)
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
      <p>{isSaved ? m.finish_what_goes() : m.finish_would_be_lost()}</p>
      <p>{m.finish_close_window()}</p>
    </ConfirmDialog>
  )
}
