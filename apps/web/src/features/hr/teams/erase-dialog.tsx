import { confirmsErasure, erasureWord } from '@thrive/domain'
import { m } from '@thrive/words'
import { useId, useState } from 'react'
import { isRecord, isTrue } from '../../../lib/shape.ts'
import { onSubmit, useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextLine } from '../../../ui/form/text-line.tsx'
import { Inserted, SLOT } from '../../../ui/layout/inserted.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { ask, type FinishedTeam } from '../frame/api.ts'
import { trash } from '../frame/icons.ts'
import './team-page.css'

interface EraseDialogProps {
  uuid: string
  team: FinishedTeam
  onErased: () => void
  onClose: () => void
}

/** The owner has to type the team's name, so that a slip of the hand erases nothing. */
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
        <h2 id={`${id}-title`}>{m.erase_ask()}</h2>
        <p id={`${id}-text`}>
          <Inserted text={team.name === null ? m.erase_type_email({ name: SLOT }) : m.erase_type_name({ name: SLOT })}>
            <strong className="word">{erasureWord(team)}</strong>
          </Inserted>
        </p>
        <TextLine
          label={team.name === null ? m.erase_email() : m.erase_name()}
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
            {m.erase_keep()}
          </Button>
          <Button type="submit" icon={trash} locked={!confirmed} aria-busy={busy}>
            {m.erase_for_good()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
