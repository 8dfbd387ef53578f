import { confirmsErasure, erasureWord } from '@thrive/domain'
import { useId, useState } from 'react'
import { isRecord, isTrue } from '../../../lib/shape.ts'
import { onSubmit, useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextLine } from '../../../ui/form/text-line.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { ask, type FinishedTeam } from '../api.ts'
import { trash } from '../icons.ts'
import './erase-dialog.css'

interface EraseDialogProps {
  uuid: string
  team: FinishedTeam
  onErased: () => void
  onClose: () => void
}

/** Whoever erases a team has to type its name, so that a slip of the hand erases nothing. */
export function EraseDialog({ uuid, team, onErased, onClose }: EraseDialogProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const confirmed = confirmsErasure(typed, team)
  const { submit, reset, busy, problem } = useSubmit(async () => {
    await ask('POST /api/admin/erase', { uuid, name: typed }, isRecord({ erased: isTrue }))
    onErased()
  })

  return (
    <Dialog
      className="erase-dialog"
      role="alertdialog"
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onClose={onClose}
    >
      <form className="card stack" noValidate onSubmit={onSubmit(() => confirmed && submit())}>
        <h2 id={`${id}-title`}>Erase this team?</h2>
        <p id={`${id}-text`}>
          This cannot be undone. To go on, type {team.name === null ? 'the e-mail address' : 'the team name'}{' '}
          <strong className="word">{erasureWord(team)}</strong>
        </p>
        <TextLine
          label={team.name === null ? 'E-mail address' : 'Teamname'}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(value) => {
            setTyped(value)
            reset()
          }}
          error={problem}
        />
        <div className="row actions">
          <Button look="second" onClick={onClose}>
            Keep the team
          </Button>
          <Button type="submit" icon={trash} locked={!confirmed} aria-busy={busy}>
            Erase for good
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
