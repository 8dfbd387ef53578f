import { m } from '@thrive/words'
import { useId, useState } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import type { LookBack } from './api.ts'
import { LookBackNotes } from './look-back-notes.tsx'
import './earlier-notes.css'

interface EarlierNotesProps {
  lookBacks: readonly LookBack[] | null
  actions: readonly { questionId: number; what: string }[]
}

/** A button that opens what the team wrote before; nothing if it wrote nothing, or by the poster's key. */
export function EarlierNotes({ lookBacks, actions }: EarlierNotesProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  if (!lookBacks || lookBacks.length === 0) return null
  return (
    <>
      <Button look="second" onClick={() => setOpen(true)}>
        {m.look_back_earlier()}
      </Button>
      {open && (
        <Dialog className="earlier-notes" labelledBy={id} onClose={() => setOpen(false)}>
          <div className="card stack">
            <h2 id={id}>{m.look_back_earlier()}</h2>
            <div className="scroll">
              <LookBackNotes lookBacks={lookBacks} actions={actions} />
            </div>
            <div>
              <Button onClick={() => setOpen(false)}>{m.close()}</Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  )
}
