import { m } from '@thrive/words'
import { useId } from 'react'
import { useLocale } from '../../../lib/locale.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Problem } from '../../../ui/form/problem.tsx'
import { cross } from '../../../ui/layout/line-icons.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import '../frame/dialog.css'
import { LineButton } from '../frame/line-button.tsx'
import type { WholeRound } from './api.ts'
import { downloadInvitees } from './invitee-api.ts'

const FORMATS = [
  { name: 'CSV', format: 'csv', look: 'second' },
  { name: 'Excel', format: 'xlsx', look: 'primary' },
] as const

/** Says what the file holds before it is made: its links open the sessions of teams. */
export function ExportDialog({ round, onClose }: { round: WholeRound; onClose: () => void }) {
  const id = useId()
  const lang = useLocale()
  const { submit, busy, problem } = useSubmit(async (format: 'csv' | 'xlsx') => {
    await downloadInvitees(round.id, format, lang)
    onClose()
  })
  return (
    <Dialog className="people-dialog small" labelledBy={id} describedBy={`${id}-text`} onClose={onClose}>
      <div className="card stack">
        <div className="dhead">
          <h2 id={id}>{m.export_round({ count: round.invited })}</h2>
          <LineButton icon={cross} label={m.close()} onClick={onClose} />
        </div>
        <p id={`${id}-text`}>{m.export_round_text()}</p>
        <Problem>{problem}</Problem>
        <div className="dfoot">
          {FORMATS.map(({ name, format, look }) => (
            <Button key={format} look={look} aria-busy={busy} onClick={() => submit(format)}>
              {name}
            </Button>
          ))}
        </div>
      </div>
    </Dialog>
  )
}
