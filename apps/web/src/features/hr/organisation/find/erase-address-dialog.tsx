import { normaliseEmail } from '@thrive/domain'
import { m } from '@thrive/words'
import { useSubmit } from '../../../../lib/use-submit.ts'
import { TypedDialog } from '../../frame/typed-dialog.tsx'
import { type Erased, eraseAddress, type Kept } from './api.ts'

interface EraseAddressDialogProps extends Kept {
  email: string
  onErased: (erased: Erased) => void
  onClose: () => void
}

/** Asks to type the address before everything stored under it is erased. */
export function EraseAddressDialog({ email, sessions, invitations, onErased, onClose }: EraseAddressDialogProps) {
  const { submit, busy, problem } = useSubmit(async () => onErased(await eraseAddress(email)))
  const count = sessions.length
  const open = sessions.filter(({ finished }) => finished === null).length
  const photos = sessions.filter(({ photo }) => photo).length
  const actions = sessions.reduce((sum, session) => sum + session.actions, 0)
  return (
    <TypedDialog
      title={m.find_ask()}
      gone={[
        { count, what: m.find_gone_sessions({ count }) },
        { count: open, what: m.find_gone_open({ count: open }) },
        { count: photos, what: m.data_gone_photos({ count: photos }) },
        { count: actions, what: m.find_gone_actions({ count: actions }) },
        { count: invitations, what: m.find_gone_invitations({ count: invitations }) },
      ].filter((row) => row.count > 0)}
      label={m.find_type()}
      fits={(typed) => normaliseEmail(typed) === normaliseEmail(email)}
      fitsText={m.find_type_fits()}
      keep={m.find_keep()}
      erase={count > 0 ? m.find_erase_count({ count }) : m.find_erase_now()}
      busy={busy}
      problem={problem}
      onErase={() => submit()}
      onClose={onClose}
    >
      <p>
        {m.find_no_undo()} {count > open && m.find_fewer({ count: count - open })}
      </p>
    </TypedDialog>
  )
}
