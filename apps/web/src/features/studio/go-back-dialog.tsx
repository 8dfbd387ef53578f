import { m } from '@thrive/words'
import { useId } from 'react'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/form/button.tsx'
import { Banner } from '../../ui/layout/banner.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import '../hr/frame/dialog.css'
import { type Edition, goBack, type StudioWorkshop } from './api.ts'
import { history } from './icons.ts'

interface GoBackDialogProps {
  workshop: StudioWorkshop
  edition: Edition
  onDone: (edition: number) => void
  onClose: () => void
}

/** Publishes an old edition's words under a new number. */
export function GoBackDialog({ workshop, edition: { number }, onDone, onClose }: GoBackDialogProps) {
  const { version_slug: slug, edition: current, changes } = workshop
  const id = useId()
  const next = current.number + 1
  const { submit, busy, problem } = useSubmit(async () => {
    onDone(await goBack(slug, number, m.studio_back_note({ edition: number })))
  })
  return (
    <Dialog className="people-dialog" role="alertdialog" labelledBy={id} describedBy={`${id}-text`} onClose={onClose}>
      <div className="card stack">
        <h2 id={id}>{m.studio_back_ask({ edition: number })}</h2>
        <p id={`${id}-text`}>{m.studio_back_text({ next, edition: number, current: current.number })}</p>
        {changes > 0 && <Banner kind="note">{m.studio_back_draft({ count: changes, next })}</Banner>}
        {problem && (
          <p className="error" role="alert">
            {problem}
          </p>
        )}
        <div className="dfoot">
          <Button look="quiet" onClick={onClose}>
            {m.studio_back_stay({ edition: current.number })}
          </Button>
          <Button aria-busy={busy} onClick={() => submit()}>
            <Icon path={history} line />
            {m.studio_back_publish({ edition: next })}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
