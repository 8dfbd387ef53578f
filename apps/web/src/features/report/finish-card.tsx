import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/form/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { finishHere } from '../session/finish-here.ts'
import type { TeamSession } from '../session/use-session.ts'

/** For the computer of a meeting room: the next team finds nothing of this one. */
export function FinishCard({ session }: { session: TeamSession }) {
  const [asking, setAsking] = useState(false)
  return (
    <section className="card stack finish">
      <h2>Do others use this computer?</h2>
      <p>This browser keeps a copy of your answers. Take it away before you leave; HR and your link still have them.</p>
      <div>
        <Button look="second" onClick={() => setAsking(true)}>
          Finish on this computer…
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
      title={isSaved ? 'Empty this browser?' : 'Not everything is saved yet'}
      onClose={onClose}
      actions={
        <>
          <Button look="second" onClick={onClose}>
            {isSaved ? 'Keep the copy' : 'Wait'}
          </Button>
          <Button onClick={() => void finish()}>{isSaved ? 'Empty it' : 'Empty it and lose that'}</Button>
        </>
      }
    >
      <p>
        {isSaved
          ? 'Everything is saved. What goes from this browser: your answers, your ratings, your team name, your photo and the way back to them.'
          : 'Something of your team is in this browser only, and would be lost. Wait until the sign at the top says Saved.'}
      </p>
      <p>Close this window afterwards: its history still knows the address of your answers.</p>
    </ConfirmDialog>
  )
}
