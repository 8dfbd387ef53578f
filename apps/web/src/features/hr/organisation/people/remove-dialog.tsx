import { m } from '@thrive/words'
import { useId } from 'react'
import { useSubmit } from '../../../../lib/use-submit.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { warning } from '../../../../ui/layout/icon-paths.ts'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { nameOf, type Person, removePerson } from './api.ts'
import '../../frame/dialog.css'
import { bin } from '../../frame/line-icons.ts'

interface RemoveDialogProps {
  person: Person
  auditMonths: number
  onRemoved: () => void
  onClose: () => void
}

export function RemoveDialog({ person, auditMonths, onRemoved, onClose }: RemoveDialogProps) {
  const id = useId()
  const first = person.name?.split(' ')[0] ?? person.email
  const { submit, busy, problem } = useSubmit(async () => {
    await removePerson(person)
    onRemoved()
  })
  return (
    <Dialog
      className="people-dialog small"
      role="alertdialog"
      labelledBy={id}
      describedBy={`${id}-text`}
      onClose={onClose}
    >
      <div className="card stack">
        <h2 id={id}>{m.people_remove_ask({ name: nameOf(person) })}</h2>
        <p id={`${id}-text`}>{m.people_remove_text({ name: first, count: auditMonths })}</p>
        {problem && (
          <p className="error" role="alert">
            <Icon path={warning} />
            {problem}
          </p>
        )}
        <div className="dfoot">
          <Button look="quiet" onClick={onClose}>
            {m.people_keep_name({ name: first })}
          </Button>
          <Button look="danger" aria-busy={busy} onClick={() => submit()}>
            <Icon path={bin} line />
            {m.people_remove_name({ name: first })}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
