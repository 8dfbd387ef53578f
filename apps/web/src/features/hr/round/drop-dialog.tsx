import { m } from '@thrive/words'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Problem } from '../../../ui/form/problem.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { handleMailing, type Mailing, type WholeRound } from './api.ts'
import { mailingName } from './mailing-words.ts'

/** Asks before mails are dropped that would have gone out. */
export function DropDialog({ round, mailing, onClose }: { round: WholeRound; mailing: Mailing; onClose: () => void }) {
  const { submit, busy, problem } = useSubmit(async () => {
    await handleMailing(round.id, mailing, 'drop')
    onClose()
  })
  return (
    <ConfirmDialog
      title={m.drop_title({ mailing: mailingName(mailing, round.mailings) })}
      onClose={onClose}
      actions={
        <>
          <Button look="second" onClick={onClose}>
            {m.drop_keep()}
          </Button>
          <Button look="danger" aria-busy={busy} onClick={() => submit()}>
            {m.drop_do()}
          </Button>
        </>
      }
    >
      <p>{mailing.queued > 0 ? m.drop_text_count({ count: mailing.queued }) : m.drop_text()}</p>
      <Problem>{problem}</Problem>
    </ConfirmDialog>
  )
}
